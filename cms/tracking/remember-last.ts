/** Memoizes the last answer of a function: many events share a millisecond. */
export function rememberLast<T>(work: (of: number) => T): (of: number) => T {
  let last: { readonly of: number; readonly answer: T } | undefined;
  return (of) => {
    if (last?.of !== of) last = { of, answer: work(of) };
    return last.answer;
  };
}
