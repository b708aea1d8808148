/** `tavola/records`: transcripts, which can be verified, and matches as links. */
export {
  decodeRecord,
  encodeRecord,
  formatTranscript,
  isLinkFlaw,
  isTranscriptFlaw,
  type LinkFlaw,
  readGameId,
  readTranscript,
  type Transcript,
  TRANSCRIPT_FORMAT,
  type TranscriptFlaw,
  type TranscriptLine,
  TranscriptRecorder,
  type VerifiedStep,
  type VerifiedTranscript,
  verifyTranscript,
} from '../core/index.ts';
