/** Validation of request bodies, and request errors. */
import type { Context } from 'hono';
import * as v from 'valibot';
import type { BlockNotice, ErrorCode } from '../../protocol/index.ts';

/** Why a request is refused, with a message for developers. */
export class RequestError extends Error {
  readonly code: ErrorCode;
  readonly block: BlockNotice | undefined;

  constructor(code: ErrorCode, message: string, block?: BlockNotice) {
    super(message);
    this.code = code;
    this.block = block;
  }
}

/** U+0000 in JSON; our texts never contain it, and PostgreSQL cannot store it. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;

export async function parseBody<S extends v.GenericSchema>(
  context: Context,
  schema: S,
): Promise<v.InferOutput<S>> {
  if (!/^application\/json\b/.test(context.req.header('content-type') ?? ''))
    throw new RequestError('type', 'the body must be application/json');
  let json: unknown;
  try {
    const text = await context.req.text();
    if (NUL.test(text)) throw new RequestError('body', 'the body: expected no U+0000');
    json = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw new RequestError('json', 'the body is not JSON');
    // The client hung up: not a server error, and no one reads a response.
    if ((error as NodeJS.ErrnoException).code === 'ECONNRESET')
      throw new RequestError('json', 'the connection ended before the body did');
    throw error;
  }
  const result = v.safeParse(schema, json);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new RequestError(
    'body',
    `${v.getDotPath(issue) ?? 'the body'}: expected ${issue.expected ?? 'something else'}`,
  );
}
