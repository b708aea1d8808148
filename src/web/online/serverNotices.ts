/** What the host has announced, and whom they have blocked, as the server last told this page. */
import { signal } from '@preact/signals';
import type { Block, Pause } from '../../protocol/index.ts';

export const announced = signal<Pause | null>(null);
/** Why and until when whoever is here may not play; null as long as nobody has said so. */
export const blockedAs = signal<Block | null>(null);
