/** Finds a Python with PyTorch for testing the training. */
import { spawnSync } from 'node:child_process';

const PLACES = [process.env.TAVOLA_PYTHON, 'python3', '/usr/bin/python3'];

/** Its packages on Debian. */
export const TORCH = ['python3-torch', 'python3-numpy'];

const hasTorch = (python) =>
  spawnSync(python, ['-c', 'import torch, numpy'], { stdio: 'ignore' }).status === 0;

export const findTorch = () => PLACES.find((python) => python !== undefined && hasTorch(python));
