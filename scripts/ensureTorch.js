/** Looks for a Python that has PyTorch, to test that the bots can still learn, and installs Debian's where there is none. */
import { spawnSync } from 'node:child_process';
import { aptInstall } from './browser.js';

const PLACES = [process.env.TAVOLA_PYTHON, 'python3', '/usr/bin/python3'];

const has = (python) => spawnSync(python, ['-c', 'import torch, numpy'], { stdio: 'ignore' }).status === 0;
const find = () => PLACES.find((python) => python !== undefined && has(python));

/** The Python to learn with, undefined where there is none to be had. */
export function ensureTorch() {
  const found = find();
  if (found !== undefined) return found;
  aptInstall('python3-torch', 'python3-numpy');
  const installed = find();
  if (installed === undefined)
    console.error('tavola: there is no PyTorch here; the test of learning is skipped');
  return installed;
}
