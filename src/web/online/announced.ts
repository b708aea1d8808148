/** What the host has announced, as the server last told this page. */
import { signal } from '@preact/signals';
import type { Pause } from '../../net/index.ts';

export const announced = signal<Pause | null>(null);
