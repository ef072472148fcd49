import { cloneElement, type ReactElement } from 'react';

interface RichTextProps {
  readonly text: (tags: Readonly<Record<string, (inner: Inner) => ReactElement>>) => Inner[number] | Inner;
  /** An element for each tag of the text. It keeps its own content where the tag is empty. */
  readonly tags: Readonly<Record<string, ReactElement>>;
}

type Inner = (string | ReactElement)[];

/** A sentence with elements in it: `Not sure? <quiz>Take the quiz</quiz>`. */
export function RichText({ text, tags }: RichTextProps) {
  return text(
    Object.fromEntries(
      Object.entries(tags).map(([key, element]) => [
        key,
        (inner) => cloneElement(element, { key }, ...(inner.join('') === '' ? [] : inner)),
      ]),
    ),
  );
}
