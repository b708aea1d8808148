/** `tavola/records`: matches as links, and transcripts line by line; the common functions are in `tavola`. */
export {
  decodeRecord,
  encodeRecord,
  isLinkFlaw,
  type LinkFlaw,
  readGameId,
  TRANSCRIPT_FORMAT,
  type TranscriptLine,
  TranscriptRecorder,
  type VerifiedStep,
  type VerifiedTranscript,
} from '../core/index.ts';
