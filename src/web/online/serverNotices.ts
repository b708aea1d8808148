/** What the host has announced, and whom they have blocked, as the server last told this page. */
import { signal } from '@preact/signals';
import type { BlockNotice, ServerPause } from '../../protocol/index.ts';

export const announcedPause = signal<ServerPause | null>(null);
/** Why and until when whoever is here may not play; null as long as nobody has said so. */
export const ownBlock = signal<BlockNotice | null>(null);
