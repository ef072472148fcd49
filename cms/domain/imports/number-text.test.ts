import { expect, it } from 'vitest';
import { readCount, readDegrees, readScore } from './number-text.ts';

it.each([
  ['1,240', 1240],
  ['1.240', 1240],
  ['1 240', 1240],
  ['1,240,000', 1_240_000],
  ['44.0', 44],
  ['(88)', 88],
  ['120 reviews', 120],
  ['1.2k', 1200],
  ['500+', 500],
  ['~300', 300],
  ["1'240", 1240],
  ['2,015 Google reviews', 2015],
  ['4.5', undefined],
  ['-3', undefined],
  ['many', undefined],
  ['3 of 4', undefined],
])('the count "%s" is %s', (text, count) => expect(readCount(text)).toBe(count));

it.each([
  ['39.2844', 39.2844],
  ['39,2844', 39.2844],
  ['39,284', 39.284],
  ['−76.59', -76.59],
  ['76.59° W', -76.59],
  ['N 39.28', 39.28],
  ['39°17\'03.8"N', 39.284389],
  ['76° 35’ 24” W', -76.59],
  ['-76 35 24', -76.59],
  ['39.28, -76.59', undefined],
  ['north', undefined],
])('"%s" are %s degrees', (text, degrees) => expect(readDegrees(text)).toBe(degrees));

it.each([
  ['4.5', 4.5],
  ['4,1', 4.1],
  ['4.5 stars', 4.5],
  ['4/5', 4],
  ['9/10', 4.5],
  ['8.7 out of 10', 4.35],
  ['92%', 4.6],
  ['84/100', 4.2],
  ['4.5 star rating', 4.5],
  ['★★★★☆', 4],
  ['4.5★', 4.5],
  ['88', 88],
  ['good', undefined],
  ['-1', undefined],
])('the score "%s" is %s', (text, score) => expect(readScore(text)).toBe(score));
