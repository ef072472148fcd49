import { at, bulbs, disc, each, INK, line, rect, rowhouse, shape } from './brushes.ts';
import { FIRST_SCENES, type Scene } from './scenes.ts';
import { STORY_SCENES } from './story-scenes.ts';

const diner: Scene = {
  name: 'diner-counter',
  alt: 'A diner counter in the morning: red stools, coffee, a stack of pancakes and pie under glass.',
  drawing: [
    rect(0, 0, 1600, 900, INK.mint),
    each(20, (i) => each(6, (row) => rect(i * 82, row * 82, 78, 78, (i + row) % 2 ? '#a5cfc4' : '#98c8bc'))),
    rect(120, 70, 560, 330, INK.paper, 10) +
      rect(140, 90, 250, 290, '#fff1cc') +
      rect(410, 90, 250, 290, '#fff1cc') +
      disc(560, 210, 74, INK.mustard),
    rect(140, 320, 250, 60, INK.rust) +
      rect(410, 300, 250, 80, INK.brick) +
      each(6, (i) => rect(160 + i * 84, 340, 34, 30, INK.mustard)),
    rect(820, 110, 620, 200, INK.deep, 12) +
      each(4, (i) =>
        line(
          `M860 ${154 + i * 40}h${300 - i * 30}M1260 ${154 + i * 40}h120`,
          i === 0 ? INK.mustard : INK.sand,
          10,
        ),
      ),
    ...[700, 1240].map(
      (x) =>
        line(`M${x} 0v60`, INK.ink, 6) +
        shape(`M${x - 80} 130c0-50 40-74 80-74s80 24 80 74Z`, INK.brick) +
        disc(x, 138, 20, INK.mustard),
    ),
    rect(0, 560, 1600, 44, INK.paper) +
      rect(0, 604, 1600, 296, INK.brick) +
      each(22, (i) => rect(i * 76, 620, 10, 280, INK.rust)),
    line('M470 560c-6-180 280-180 274 0Z', INK.paper, 10) +
      shape('M500 556c10-50 204-50 214 0Z', INK.gold) +
      line('M520 540c40-20 130-20 174 0', INK.rust, 8) +
      rect(450, 548, 314, 18, INK.sky, 8) +
      disc(607, 412, 14, INK.paper),
    ...[920].map(
      (x) =>
        `<ellipse cx="${x}" cy="552" rx="150" ry="18" fill="${INK.paper}"/>` +
        each(4, (i) =>
          rect(x - 104 + (i % 2) * 6, 514 - i * 28, 200, 26, i % 2 ? INK.gold : INK.mustard, 13),
        ) +
        rect(x - 26, 404, 52, 26, '#fff1cc', 6) +
        shape(`M${x + 30} 430c50 0 62 20 60 60s-14 30-16 0-14-30-44-32Z`, INK.wine),
    ),
    rect(1180, 450, 120, 110, INK.paper, 16) +
      line('M1300 476c60-10 60 60 0 52', INK.paper, 16) +
      line('M1214 430c-14-20 14-34 0-56M1262 430c-14-20 14-34 0-56', INK.paper, 8),
    ...[260, 620, 980, 1340].map(
      (x) =>
        rect(x - 90, 700, 180, 46, INK.wine, 23) +
        rect(x - 96, 738, 192, 14, INK.sky, 7) +
        rect(x - 14, 750, 28, 150, INK.sky),
    ),
  ].join(''),
};

const corner: Scene = {
  name: 'late-corner',
  alt: 'A rowhouse corner at midnight: one lit carryout window under a neon fish, a moon above the roofs.',
  drawing: [
    rect(0, 0, 1600, 900, INK.night),
    disc(1300, 190, 92, INK.sand) + disc(1340, 164, 82, INK.night),
    each(40, (i) => disc((i * 263) % 1600, (i * 97) % 380, 2 + (i % 3), INK.sand)),
    ...[0, 170, 1090, 1260, 1430].map((x, i) =>
      rowhouse(x, 780, {
        height: 430 + (i % 3) * 30,
        wall: i % 2 ? '#3a2230' : '#2c2a44',
        lit: i === 3 ? INK.gold : '#26324f',
      }),
    ),
    rect(340, 250, 750, 530, INK.wine) + rect(326, 232, 778, 34, INK.sand),
    each(
      3,
      (i) =>
        rect(420 + i * 230, 310, 90, 130, INK.sand) +
        rect(430 + i * 230, 320, 70, 110, i === 1 ? INK.gold : '#26324f'),
    ),
    rect(400, 520, 430, 210, INK.mustard) + rect(400, 520, 430, 26, INK.gold),
    line('M400 640h430M615 546v184', INK.wine, 8),
    disc(520, 640, 44, INK.rust) +
      shape('M456 730c0-60 30-64 64-64s64 4 64 64Z', INK.paper) +
      rect(484, 584, 72, 24, INK.paper, 8),
    rect(660, 600, 120, 12, INK.rust) + each(3, (i) => rect(668 + i * 38, 566, 28, 34, INK.paper)),
    rect(380, 726, 470, 24, INK.sand),
    rect(890, 540, 130, 240, INK.deep) + rect(906, 558, 98, 70, INK.gold),
    line('M500 470c60-60 190-60 250 0-60 60-190 60-250 0Zm250 0 60-42v84Z', INK.brick, 12) +
      disc(560, 462, 9, INK.brick),
    line('M500 470c60-60 190-60 250 0-60 60-190 60-250 0Zm250 0 60-42v84Z', '#ffb199', 4),
    rect(0, 780, 1600, 120, INK.ink) + shape('M400 780h430l90 120H300Z', '#4a3a1c'),
    ...[
      [960, 0.9],
      [1060, 1],
    ].map(([x = 0, s = 1]) =>
      at(
        x,
        870,
        disc(0, -190, 30, INK.rose) +
          shape('M-44 0c-6-90-4-150 44-156 48 6 50 66 44 156Z', s === 1 ? INK.harbor : INK.brick),
        0,
        s,
      ),
    ),
  ].join(''),
};

const yard: Scene = {
  name: 'string-lights',
  alt: 'A brick courtyard on a summer evening: string lights, umbrellas and full tables.',
  drawing: [
    rect(0, 0, 1600, 900, INK.rose),
    rect(0, 300, 1600, 360, INK.rust),
    each(9, (row) =>
      each(18, (i) =>
        rect(i * 96 - (row % 2) * 48, 306 + row * 40, 88, 32, (i * row) % 3 ? '#b23a17' : INK.brick),
      ),
    ),
    ...[60, 1270].map((x) => rowhouse(x, 660, { width: 270, height: 560, wall: INK.harbor })),
    each(14, (i) => disc(430 + i * 60, 320 - (i % 3) * 22, 46, i % 2 ? '#4f8a5b' : '#3d7350')),
    rect(0, 650, 1600, 250, INK.sand) + each(12, (i) => line(`M${i * 150 - 60} 900l60-250`, '#e6d0a4', 6)),
    bulbs(-20, 110, 840, 90, 9) + bulbs(780, 110, 840, 90, 9),
    ...[
      [420, INK.mustard],
      [800, INK.brick],
      [1180, INK.mustard],
    ].map(([x, fill]) => {
      const cx = Number(x);
      return (
        rect(cx - 7, 400, 14, 330, INK.deep) +
        shape(`M${cx - 190} 470C${cx - 150} 380 ${cx - 60} 350 ${cx} 350s150 30 190 120Z`, String(fill)) +
        shape(`M${cx - 70} 470C${cx - 60} 400 ${cx - 20} 352 ${cx} 350c20 2 60 50 70 120Z`, INK.paper) +
        rect(cx - 150, 690, 300, 22, INK.paper) +
        rect(cx - 10, 712, 20, 130, INK.deep) +
        rect(cx - 60, 838, 120, 14, INK.deep) +
        disc(cx - 60, 676, 18, INK.brick) +
        rect(cx + 34, 640, 22, 50, INK.sky) +
        rect(cx - 8, 650, 36, 40, INK.gold) +
        disc(cx - 190, 610, 36, INK.wine) +
        shape(`M${cx - 244} 840c-4-120 0-180 54-186s58 66 54 186Z`, INK.harbor) +
        disc(cx + 190, 610, 36, INK.wine) +
        shape(`M${cx + 136} 840c-4-120 0-180 54-186s58 66 54 186Z`, INK.navy)
      );
    }),
  ].join(''),
};

const fair: Scene = {
  name: 'fair-week',
  alt: 'The State Fair at sundown: a Ferris wheel, a striped tent and the light rail going by.',
  drawing: [
    rect(0, 0, 1600, 900, INK.mustard),
    rect(0, 420, 1600, 300, '#f7c95c'),
    disc(1240, 520, 130, INK.brick),
    shape('M0 620c200-90 420-90 640-10s560 40 960-30v320H0Z', INK.mint),
    line('M800 400 680 760M800 400l120 360', INK.deep, 22),
    `<circle cx="800" cy="400" r="280" fill="none" stroke="${INK.deep}" stroke-width="18"/><circle cx="800" cy="400" r="236" fill="none" stroke="${INK.deep}" stroke-width="6"/>`,
    each(12, (i) => {
      const turn = (i * Math.PI) / 6;
      const [x, y] = [800 + Math.cos(turn) * 280, 400 + Math.sin(turn) * 280];
      const fill = [INK.brick, INK.harbor, INK.paper][i % 3] ?? INK.paper;
      return (
        line(`M800 400 ${x} ${y}`, INK.deep, 6) +
        shape(`M${x - 36} ${y + 6}h72c0 52-72 52-72 0Z`, fill) +
        line(`M${x - 36} ${y + 6}c0-40 72-40 72 0`, INK.deep, 6)
      );
    }),
    disc(800, 400, 40, INK.brick),
    each(6, (i) => shape(`M${150 + i * 60} 620h60v150h-60Z`, i % 2 ? INK.paper : INK.brick)) +
      shape('M120 620 330 480l210 140Z', INK.rust) +
      line('M330 480v-60', INK.deep, 8) +
      shape('M330 420l70 22-70 24Z', INK.harbor),
    rect(0, 770, 1600, 130, INK.deep) + line('M0 850h1600', INK.gold, 8),
    rect(960, 650, 620, 150, INK.paper, 26) +
      rect(960, 740, 620, 30, INK.brick) +
      each(6, (i) => rect(990 + i * 98, 674, 70, 50, INK.harbor, 8)) +
      each(4, (i) => disc(1040 + i * 150, 806, 24, INK.ink)),
    line('M0 596h1600', INK.deep, 4) + line('M1180 650l40-54 40 54', INK.deep, 5),
  ].join(''),
};

export const SCENES: readonly Scene[] = [...FIRST_SCENES, diner, corner, yard, fair, ...STORY_SCENES];
