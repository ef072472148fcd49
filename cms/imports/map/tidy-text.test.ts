import { expect, it } from 'vitest';
import { tidyText } from './tidy-text.ts';
import cases from './tidy-text.test.json' with { type: 'json' };

it.each(cases.tidied)('%j is %j', (text, tidy) => expect(tidyText(text)).toBe(tidy));
