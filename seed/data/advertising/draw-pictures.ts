import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import type { PictureArt, SampleAd } from '../../rows/sample-advertising.ts';
import { PICTURE_SHAPES } from './picture-shapes.ts';
import { SAMPLE_ADS, SAMPLE_BUSINESSES } from './sample-ads.ts';

/**
 * Redraws the pictures of the sample's ads and businesses: `node seed/data/advertising/draw-pictures.ts`.
 * Uses a browser, for the site's fonts; the results are stored next to this file.
 */
const FOLDER = path.join(import.meta.dirname, 'pictures');
const FONTS = path.resolve(import.meta.dirname, '../../../node_modules');
const BANNER = { width: 970, height: 250 };
const CARD = { width: 640, height: 480 };

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
const fonts = `${await face('Fraunces', '@fontsource/fraunces/files/fraunces-latin-700-normal.woff2')}
  ${await face('Figtree', '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')}`;
for (const { picture, art } of SAMPLE_ADS) await draw(page, { picture, size: BANNER, html: banner(art) });
for (const { picture, art } of SAMPLE_BUSINESSES) await draw(page, { picture, size: CARD, html: card(art) });
await browser.close();

async function face(family: string, file: string): Promise<string> {
  const font = await readFile(path.join(FONTS, file), 'base64');
  return `@font-face{font-family:${family};font-weight:100 900;src:url(data:font/woff2;base64,${font})}`;
}

function shape({ shape: name, ground, accent }: PictureArt): string {
  const drawing = (PICTURE_SHAPES[name] ?? '').replaceAll('$', ground);
  return `<svg viewBox="0 0 100 100" fill="${accent}" color="${accent}">${drawing}</svg>`;
}

function banner(art: SampleAd['art']): string {
  return `<body style="background:${art.ground};color:${art.ink}"><div class="words"><p class="maker">${art.maker}</p>
    <h1>${art.title}</h1><p class="small">Sample ad, invented for this directory</p></div>
    <div class="art">${shape(art)}</div></body>`;
}

function card(art: PictureArt): string {
  return `<body style="background:${art.ground}"><div class="middle">${shape(art)}</div></body>`;
}

interface Drawing {
  picture: string;
  size: { width: number; height: number };
  html: string;
}

async function draw(on: Page, { picture, size, html }: Drawing): Promise<void> {
  await on.setViewportSize(size);
  await on.setContent(`<style>${fonts}
    *{box-sizing:border-box;margin:0} body{height:100vh;display:flex;overflow:hidden;font-family:Figtree}
    .words{flex:1;padding:0 0 0 56px;align-self:center} h1{font:700 50px/1.06 Fraunces;letter-spacing:-.02em}
    .maker{font-weight:700;font-size:19px;margin-bottom:12px;letter-spacing:.01em} .small{font-size:15px;margin-top:14px}
    .art{width:300px;display:grid;place-items:center} .art svg{width:212px} .middle{margin:auto} .middle svg{width:290px}
  </style>${html}`);
  await on.evaluate(() => document.fonts.ready);
  const drawn = await on.screenshot();
  await writeFile(path.join(FOLDER, picture), await sharp(drawn).webp({ quality: 88 }).toBuffer());
}
