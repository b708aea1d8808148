import { runProgram } from './console/commandLine.ts';
import { createProgram } from './program.ts';

await runProgram(createProgram());
