'use client';

import { countText } from '#domain/words/quantities';
import { useFormFields } from '@payloadcms/ui';
import { countWords, readingMinutes } from '#domain/guides/reading-time';
import { wordsOf } from '#cms/rich-text/article-text';

export function TextLength() {
  const text = useFormFields(([fields]) => fields.body?.value);
  const words = wordsOf(text);
  const count = countWords(words);
  return (
    <div className="field-type">
      <p className="field-label">Length</p>
      <p>
        {count === 0
          ? 'No text yet.'
          : `${countText(count)} ${count === 1 ? 'word' : 'words'}, ${readingMinutes(words)} min to read.`}
      </p>
    </div>
  );
}
