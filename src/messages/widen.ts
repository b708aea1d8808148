/**
 * The type of a catalogue, derived from its English messages: the same keys and parameters, with any strings. The other
 * languages have this type, so a missing or extra key, or a wrong parameter, does not compile. Where a `Form` is given,
 * which several catalogues share, its functions keep parameters that English leaves out.
 */
export type Widen<T, Form = unknown> = T extends string
  ? string
  : T extends number
    ? number
    : T extends (...args: infer Args) => infer Result
      ? [Form] extends [(...args: never) => unknown]
        ? Form
        : (...args: Args) => Widen<Result>
      : { readonly [K in keyof T]: Widen<T[K], K extends keyof Form ? Form[K] : unknown> };

/** For `satisfies`: the keys of a shared form, and any others. */
export type AtLeast<Form> = Form & { readonly [key: string]: unknown };
