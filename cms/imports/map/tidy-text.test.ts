import { expect, it } from 'vitest';
import { tidyText } from './tidy-text.ts';

it.each([
  ['Salt &amp; Smoke', 'Salt & Smoke'],
  ['Mo&amp;#39;s', "Mo's"],
  ['Caf&eacute;', 'Café'],
  ['AT&T, &copy right', 'AT&T, &copy right'],
  ['CafÃ© Lune', 'Café Lune'],
  ['Joeâ€™s', 'Joe’s'],
  ['São João', 'São João'],
  ['東京 Ã©', '東京 é'],
  ['Café and CafÃ©', 'Café and Café'],
  ['CafÃƒÂ©', 'Café'],
  ['Ãlvaro', 'Ãlvaro'],
  ['N/A', ''],
  [' – ', ''],
  ['A  B\tC', 'A B C'],
])('%j is %j', (text, tidy) => expect(tidyText(text)).toBe(tidy));
