import { at, disc, each, INK, line, rect, rowhouse, shape } from './brushes.ts';
import type { Scene } from './scenes.ts';

/** A nest of ribbons seen from above. */
const nest = (x: number, y: number, r: number) =>
  disc(x, y, r, INK.mustard) +
  each(4, (i) =>
    line(
      `M${x - r * 0.8 + i * 9} ${y}a${r * 0.8 - i * 9} ${r * 0.7 - i * 8} 0 1 1 ${(r * 0.8 - i * 9) * 2} 0a${r * 0.74 - i * 9} ${r * 0.7 - i * 8} 0 0 1-${r * 0.8} ${r * 0.6}`,
      i % 2 ? INK.gold : '#fff1cc',
      7,
    ),
  );

const raviolo = (x: number, y: number) =>
  rect(x, y, 112, 112, '#f7dc9a', 10) +
  line(`M${x} ${y}h112v112h-112Z`, '#fff1cc', 7) +
  each(7, (i) => disc(x + 8 + i * 16, y, 7, INK.mustard) + disc(x + 8 + i * 16, y + 112, 7, INK.mustard)) +
  disc(x + 56, y + 56, 34, '#fff1cc') +
  disc(x + 62, y + 60, 27, INK.mustard);

const tomato = (x: number, y: number, r: number) =>
  disc(x, y, r, INK.brick) +
  shape(`M${x} ${y - 4}l-10-22 10 6 10-8 0 12 16 2-13 8 7 14-16-7-12 12 2-15-16-4Z`, '#2e7d4f') +
  line(`M${x - r * 0.6} ${y + r * 0.2}c4 ${r * 0.3} 12 ${r * 0.4} 22 ${r * 0.42}`, INK.rose, 7);

const pastaBoard: Scene = {
  name: 'pasta-board',
  alt: 'A floured board from above: nests of ribbon pasta, ravioli in rows, a rolling pin, two eggs and tomatoes.',
  drawing: [
    rect(0, 0, 1600, 900, INK.harbor),
    each(9, (i) => rect(0, i * 110 - 8, 1600, 5, INK.deep)),
    rect(170, 110, 1260, 690, INK.rust, 36) + rect(170, 100, 1260, 680, '#d9a35a', 36),
    each(5, (i) => line(`M210 ${190 + i * 130}h${1180 - (i % 2) * 90}`, '#c88f45', 5)),
    shape('M420 420c80-190 520-230 720-60 130 110 20 330-190 350-240 24-620-60-530-290Z', '#f3e3c3'),
    each(60, (i) => disc(240 + ((i * 197) % 1120), 150 + ((i * 89) % 580), 2 + (i % 3), INK.paper)),
    ...[
      [330, 280],
      [520, 240],
      [350, 470],
      [545, 430],
      [380, 660],
      [575, 620],
    ].map(([x = 0, y = 0]) => nest(x, y, 84)),
    ...[0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => raviolo(760 + column * 140, 330 + row * 140))),
    at(
      1020,
      210,
      rect(-300, -44, 600, 88, '#c8772d', 30) +
        rect(-300, -44, 600, 26, '#d98b42', 20) +
        rect(-390, -20, 90, 40, INK.wine, 20) +
        rect(300, -20, 90, 40, INK.wine, 20),
      -7,
    ),
    `<ellipse cx="1300" cy="450" rx="62" ry="78" fill="${INK.paper}"/><ellipse cx="1316" cy="590" rx="74" ry="58" fill="#e6b48a"/>`,
    line('M1270 420c4-22 14-34 30-38', INK.sky, 7),
    tomato(90, 720, 74) + tomato(250, 812, 58) + tomato(1500, 160, 70),
    shape(
      'M1430 720c-60-60-40-130 10-150 40 50 40 110-10 150ZM1450 730c10-80 70-110 130-90-10 70-60 100-130 90Z',
      '#2e7d4f',
    ) + line('M1432 712c4-50 6-80 8-110M1462 724c40-24 66-44 96-66', INK.mint, 5),
  ].join(''),
};

const person = (coat: string, skin: string, hat = '') =>
  shape('M-42 0c-8-110-4-176 42-182 46 6 50 72 42 182Z', coat) + disc(0, -212, 30, skin) + hat;

const concertNight: Scene = {
  name: 'concert-night',
  alt: 'A concert lets out in Mount Vernon: tall lit doors, marble stairs and couples under the streetlamps.',
  drawing: [
    rect(0, 0, 1600, 900, INK.night),
    each(46, (i) => disc((i * i * 137) % 1600, (i * i * 59) % 260, 2 + (i % 3), INK.sand)),
    shape('M70 560V190l60-120 60 120v370ZM250 560V260l44-90 44 90v300Z', '#22385f'),
    line('M130 70V20M110 38h40M294 170v-40M278 144h32', INK.sand, 6),
    ...[0, 1400].map((x) => rowhouse(x, 720, { width: 200, height: 430, wall: '#3a2230', lit: INK.gold })),
    rect(330, 170, 940, 550, INK.rust) +
      rect(300, 140, 1000, 44, INK.sand) +
      rect(330, 196, 940, 14, INK.wine),
    shape('M330 140 800 20l470 120Z', INK.sand) + shape('M420 132 800 42l380 90Z', INK.brick),
    disc(800, 100, 26, INK.mustard),
    ...[430, 690, 950].map(
      (x) =>
        shape(`M${x - 18} 680V390c0-160 256-160 256 0v290Z`, INK.sand) +
        shape(`M${x} 680V392c0-130 220-130 220 0v288Z`, INK.mustard) +
        shape(`M${x} 392c0-130 220-130 220 0Z`, '#fff1cc') +
        line(`M${x + 110} 294v386M${x} 400h220M${x} 392l54-78M${x + 220} 392l-54-78`, INK.sand, 9),
    ),
    ...[375, 640, 915, 1200].map(
      (x) => rect(x, 300, 36, 380, INK.sand) + rect(x - 8, 290, 52, 20, INK.paper),
    ),
    ...[0, 1, 2, 3].map((step) =>
      rect(310 - step * 46, 680 + step * 32, 980 + step * 92, 32, step % 2 ? INK.sand : INK.paper),
    ),
    rect(0, 806, 1600, 94, INK.ink) + shape('M400 806h800l140 94H260Z', '#4a3a1c'),
    ...[230, 1370].map(
      (x) =>
        rect(x - 7, 420, 14, 390, INK.ink) +
        shape(`M${x - 34} 420l10-84h48l10 84Z`, '#fff1cc') +
        disc(x, 326, 16, INK.ink),
    ),
    at(560, 820, person(INK.harbor, INK.rose)) + at(640, 830, person(INK.brick, '#8a5a3c')),
    at(900, 760, person(INK.navy, '#c98a62'), 0, 0.86) + at(966, 766, person(INK.mustard, INK.rose), 0, 0.86),
    at(1130, 850, person(INK.wine, '#6b4029'), 0, 1.06),
    at(
      1190,
      838,
      shape('M-30 0c-26-46-12-70 4-84-16-26-6-52 26-52s42 26 26 52c16 14 30 38 4 84Z', INK.ink) +
        rect(-6, -210, 12, 84, INK.ink),
      10,
      0.9,
    ),
  ].join(''),
};

const flame = (x: number, y: number, scale: number) =>
  at(
    x,
    y,
    shape('M0 0c-70 0-64-66-30-110 4 30 24 30 18-34 54 24 88 144 12 144Z', INK.brick) +
      shape('M0 0c-34 0-34-36-12-62 4 18 14 16 12-16 26 16 40 78 0 78Z', INK.mustard),
    0,
    scale,
  );

const skewer = (x: number) =>
  rect(x - 5, 250, 10, 470, INK.sky, 5) +
  rect(x - 14, 690, 28, 100, INK.wine, 12) +
  rect(x - 38, 300, 76, 300, '#8a4a24', 36) +
  each(5, (i) => line(`M${x - 30} ${340 + i * 54}c18 12 42 12 60 0`, '#6b3518', 9)) +
  each(3, (i) => disc(x - 12 + (i % 2) * 26, 330 + i * 90, 6, '#2e7d4f'));

const koftaGrill: Scene = {
  name: 'kofta-grill',
  alt: 'Kofta on flat skewers over an open fire, with warm pita, a lemon, an onion and parsley alongside.',
  drawing: [
    rect(0, 0, 1600, 900, INK.navy),
    each(8, (i) => line(`M${120 + i * 200} 210c-40-50 40-90 0-150`, '#2b4470', 16)),
    rect(180, 380, 900, 200, INK.ink, 16),
    ...[240, 370, 500, 640, 770, 900, 1010].map((x, i) => flame(x, 560, 1.1 + (i % 3) * 0.22)),
    ...[280, 440, 600, 760, 920].map(skewer),
    rect(150, 560, 960, 150, '#3c3a36', 18) + rect(150, 560, 960, 26, '#55524c', 12),
    each(9, (i) => `<ellipse cx="${220 + i * 102}" cy="640" rx="30" ry="14" fill="${INK.ink}"/>`),
    ...[280, 440, 600, 760, 920].map((x) => rect(x - 14, 700, 28, 96, INK.wine, 12)),
    rect(0, 780, 1600, 120, INK.rust) + rect(0, 780, 1600, 16, INK.brick),
    `<ellipse cx="1350" cy="720" rx="230" ry="66" fill="${INK.harbor}"/><ellipse cx="1350" cy="706" rx="216" ry="56" fill="${INK.mint}"/>`,
    ...[0, 1, 2].map(
      (i) =>
        `<ellipse cx="${1300 + i * 34}" cy="${690 - i * 34}" rx="150" ry="46" fill="${i % 2 ? '#e6b873' : INK.sand}"/>` +
        each(4, (spot) => disc(1220 + i * 34 + spot * 50, 684 - i * 34 + (spot % 2) * 12, 10, '#c88f45')),
    ),
    disc(1200, 806, 52, INK.mustard) + disc(1200, 806, 40, '#fff1cc'),
    each(6, (i) => at(1200, 806, shape('M0-6-13-34h26Z', INK.mustard), i * 60)),
    disc(1320, 826, 48, '#8e4a6b') +
      line('M1290 812c16-24 44-24 60 0M1286 830c20-16 48-16 68 0', INK.rose, 6) +
      line('M1320 780v-22', '#8e4a6b', 10),
    line('M1440 860c20-50 50-80 96-96M1470 822c-4-22 6-38 20-44M1500 790c18 6 30 2 40-10', '#2e7d4f', 9),
    ...[
      [1490, 770],
      [1530, 752],
      [1546, 786],
      [1466, 786],
      [1510, 808],
    ].map(([x = 0, y = 0]) => disc(x, y, 20, '#2e7d4f')),
    each(24, (i) => disc(200 + ((i * 173) % 900), 90 + ((i * 61) % 260), 3 + (i % 3), INK.mustard)),
  ].join(''),
};

const litWindow: Scene = {
  name: 'lit-window',
  alt: 'A downtown block after dark: a theater marquee, a train going by and one restaurant window full of people.',
  drawing: [
    rect(0, 0, 1600, 900, INK.night),
    shape(
      'M0 520V240h120V150h140v130h110V90h150v430ZM1180 520V170h130V70h170v450ZM1480 520V230h120v290Z',
      '#1f3355',
    ),
    each(30, (i) =>
      rect(24 + ((i * 131) % 480), 190 + ((i * 67) % 280), 16, 24, i % 3 ? '#2b4470' : INK.gold),
    ),
    each(14, (i) =>
      rect(1210 + ((i * 71) % 360), 120 + ((i * 53) % 340), 16, 24, i % 3 ? '#2b4470' : INK.gold),
    ),
    rect(60, 300, 560, 480, INK.wine) + rect(44, 282, 592, 34, INK.sand),
    rect(110, 130, 84, 300, INK.brick, 10) + each(5, (i) => disc(152, 172 + i * 54, 18, INK.mustard)),
    rect(90, 470, 500, 120, INK.paper, 8) +
      rect(90, 470, 500, 120, INK.brick, 8) +
      rect(112, 492, 456, 76, '#fff1cc', 4),
    each(3, (i) => rect(140 + i * 142, 510, 112, 12, INK.wine) + rect(160 + i * 142, 536, 76, 12, INK.wine)),
    each(22, (i) => disc(100 + i * 23, 470, 7, INK.mustard) + disc(100 + i * 23, 590, 7, INK.mustard)),
    each(3, (i) => rect(150 + i * 140, 620, 100, 160, INK.deep) + rect(162 + i * 140, 632, 76, 70, INK.gold)),
    rect(640, 250, 560, 530, '#6b2413') + rect(626, 232, 588, 30, INK.sand),
    each(
      4,
      (i) => rect(690 + i * 122, 300, 74, 120, INK.sand) + rect(699 + i * 122, 309, 56, 102, '#26324f'),
    ),
    shape('M650 470h540l30 70H620Z', INK.harbor) +
      each(6, (i) => shape(`M${650 + i * 90} 470h45l5 70h-50Z`, INK.sand)),
    rect(680, 556, 350, 190, INK.mustard) + rect(680, 556, 350, 60, '#fff1cc'),
    line('M855 556v60M720 580v30M990 580v30', INK.wine, 5) +
      disc(720, 618, 16, INK.brick) +
      disc(990, 618, 16, INK.brick),
    ...[730, 810, 900, 980].map(
      (x, i) =>
        disc(x, 672, 24, ['#8a5a3c', INK.rose, '#6b4029', '#c98a62'][i] ?? INK.rose) +
        shape(
          `M${x - 42} 746c0-44 22-50 42-50s42 6 42 50Z`,
          [INK.harbor, INK.brick, INK.navy, INK.wine][i] ?? INK.navy,
        ),
    ),
    rect(690, 732, 330, 14, INK.wine) + rect(668, 746, 374, 20, INK.sand),
    rect(1060, 556, 110, 224, INK.deep) + rect(1076, 574, 78, 90, INK.gold),
    rect(0, 780, 1600, 120, INK.ink) + shape('M680 780h350l80 120H600Z', '#4a3a1c'),
    line('M0 842h1600M0 872h1600', '#55524c', 8),
    rect(1120, 640, 520, 190, INK.paper, 28) +
      rect(1120, 770, 520, 60, INK.brick) +
      each(4, (i) => rect(1170 + i * 116, 672, 92, 76, i === 1 ? INK.deep : '#fff1cc', 8)) +
      disc(1220, 836, 24, '#3c3a36') +
      disc(1520, 836, 24, '#3c3a36') +
      line('M1300 640l40-60h120l40 60', INK.sky, 8) +
      line('M1080 578h520', INK.sky, 5),
    at(480, 868, person(INK.harbor, '#8a5a3c')) + at(560, 872, person(INK.rose, '#c98a62'), 0, 0.96),
  ].join(''),
};

/** Pictures inside stories, each used once. */
export const STORY_SCENES: readonly Scene[] = [pastaBoard, concertNight, koftaGrill, litWindow];
