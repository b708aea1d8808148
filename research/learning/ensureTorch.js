/** Finds a Python with PyTorch for testing the training, or installs Debian's. */
import { spawnSync } from 'node:child_process';
import { aptInstall } from '../../scripts/browser.js';

const PLACES = [process.env.TAVOLA_PYTHON, 'python3', '/usr/bin/python3'];

const has = (python) => spawnSync(python, ['-c', 'import torch, numpy'], { stdio: 'ignore' }).status === 0;
const find = () => PLACES.find((python) => python !== undefined && has(python));

export function ensureTorch() {
  const found = find();
  if (found !== undefined) return found;
  aptInstall('python3-torch', 'python3-numpy');
  const installed = find();
  if (installed === undefined)
    console.error('tavola: there is no PyTorch here; the test of learning is skipped');
  return installed;
}
