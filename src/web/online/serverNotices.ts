/** The server's latest notices: announced pauses and blocks. */
import { signal } from '@preact/signals';
import type { BlockNotice, ServerPause } from '../../protocol/index.ts';

export const announcedPause = signal<ServerPause | null>(null);
/** This player's block; null until the server reports one. */
export const ownBlock = signal<BlockNotice | null>(null);
