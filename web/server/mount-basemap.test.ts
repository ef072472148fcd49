import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { useServers } from '#cms/test/use-servers';
import express from 'express';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mountBasemap } from './mount-basemap.ts';

const serve = useServers();
let folder: string;
let url: string;

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(os.tmpdir(), 'served-basemap-')), 'basemap');
  url = `http://127.0.0.1:${await serve(express().use(mountBasemap(folder)))}/basemap`;
});
afterEach(() => rm(path.dirname(folder), { recursive: true }));

async function keep(files: Record<string, string>): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
}

test('without a file the map is drawn; a file added later is named', async () => {
  expect(await (await fetch(`${url}/about.json`)).json()).toEqual({ kind: 'drawn' });
  const about = { kind: 'pmtiles', attribution: '© Mappers', file: 'a.pmtiles' };
  await keep({ 'about.json': JSON.stringify(about) });
  const answer = await fetch(`${url}/about.json`);
  expect(await answer.json()).toEqual(about);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

test('tiles are read in ranges', async () => {
  await keep({ 'a.pmtiles': '0123456789' });
  const answer = await fetch(`${url}/a.pmtiles`, { headers: { range: 'bytes=2-4' } });
  expect([answer.status, await answer.text()]).toEqual([206, '234']);
  expect(answer.headers.get('cache-control')).toContain('immutable');
});

test('missing files are a 404', async () => {
  await keep({});
  for (const name of ['old.json', 'old.pmtiles', '..%2Fsecret']) {
    const answer = await fetch(`${url}/${name}`);
    expect([name, answer.status]).toEqual([name, 404]);
  }
});
