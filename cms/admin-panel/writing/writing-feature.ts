'use client';

import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import { FocusNewBlock } from './focus-new-block.tsx';
import { MentionPlaces } from './mention-places.tsx';

export const WritingFeature = createClientFeature({
  plugins: [
    { Component: MentionPlaces, position: 'normal' },
    { Component: FocusNewBlock, position: 'normal' },
  ],
});
