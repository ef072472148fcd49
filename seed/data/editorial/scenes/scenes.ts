import { at, bulbs, CRAB, disc, each, INK, line, plate, rect, ripples, rowhouse, shape } from './brushes.ts';

/** A picture of a sample story or collection; none is used twice. Drawn by `draw-scenes.ts`. */
export interface Scene {
  /** A file of this folder, without its extension. */
  readonly name: string;
  readonly alt: string;
  /** SVG on a canvas of 1600 x 900. */
  readonly drawing: string;
}

const monument: Scene = {
  name: 'monument-at-dusk',
  alt: 'Mount Vernon at dusk: the Washington Monument between rows of lit townhouses.',
  drawing: [
    rect(0, 0, 1600, 900, INK.rose),
    disc(1120, 420, 150, INK.mustard),
    rect(0, 620, 1600, 280, INK.harbor),
    ...[-40, 140, 320].map((x, i) =>
      rowhouse(x, 720, { height: 460 + (i % 2) * 50, wall: i === 1 ? INK.rust : INK.brick }),
    ),
    ...[1100, 1280, 1460].map((x, i) =>
      rowhouse(x, 720, { height: 500 - (i % 2) * 60, wall: i === 1 ? INK.wine : INK.rust }),
    ),
    shape('M764 620 772 210h56l8 410Z', INK.paper),
    shape('M800 210h28l8 410h-36Z', INK.sand),
    rect(752, 188, 96, 26, INK.paper) + rect(770, 150, 60, 40, INK.sand),
    line('M800 150v-52M800 112l22 14M790 98h20', INK.deep, 14) + disc(800, 84, 13, INK.deep),
    rect(700, 600, 200, 70, INK.paper) +
      rect(676, 660, 248, 34, INK.sand) +
      rect(640, 692, 320, 30, INK.paper),
    rect(0, 720, 1600, 180, INK.deep),
    ...[560, 1020].map((x) => line(`M${x} 740V560`, INK.ink, 12) + disc(x, 545, 24, INK.mustard)),
    each(9, (i) => disc(500 + i * 75, 760 + (i % 3) * 10, 40, INK.harbor)),
    rect(0, 830, 1600, 12, INK.gold),
  ].join(''),
};

const mezze: Scene = {
  name: 'mezze-table',
  alt: 'A table seen from above: hummus, skewers of kofta, flatbread, tabbouleh and lemons.',
  drawing: [
    rect(0, 0, 1600, 900, INK.harbor),
    each(9, (i) => rect(0, i * 108, 1600, 50, '#12595f')),
    plate(
      470,
      290,
      190,
      shape('M360 290a110 110 0 1 1 220 0c-40 60-180 60-220 0Z', INK.sand) +
        line('M410 290c20-40 100-40 120 0', INK.gold, 14) +
        disc(470, 262, 14, INK.rust),
    ),
    plate(
      1160,
      270,
      180,
      each(26, (i) =>
        disc(
          1160 + Math.cos(i * 2.4) * (16 + i * 4),
          270 + Math.sin(i * 2.4) * (16 + i * 4),
          17,
          i % 4 === 0 ? INK.brick : i % 4 === 1 ? INK.sand : '#4f8a5b',
        ),
      ),
    ),
    `<ellipse cx="815" cy="590" rx="330" ry="170" fill="${INK.paper}"/><ellipse cx="815" cy="590" rx="285" ry="138" fill="none" stroke="${INK.sky}" stroke-width="5"/>`,
    ...[-84, 0, 84].map((dy) =>
      at(
        815,
        590 + dy * 0.85,
        line('M-300 0H300', INK.gold, 9) +
          each(
            4,
            (i) =>
              rect(-176 + i * 92, -26, 78, 52, INK.wine, 26) + line(`M${-156 + i * 92} -8h34`, INK.brick, 7),
          ),
        -6,
      ),
    ),
    at(
      300,
      690,
      shape('M-150 10C-160-90-60-130 20-110S170-30 150 50 40 130-40 110-145 80-150 10Z', INK.sand) +
        each(6, (i) => disc(-80 + (i % 3) * 76, -40 + Math.floor(i / 3) * 70, 17, INK.gold)),
      -12,
    ),
    at(
      1330,
      690,
      shape('M-150 10C-160-90-60-130 20-110S170-30 150 50 40 130-40 110-145 80-150 10Z', INK.sand) +
        each(5, (i) => disc(-70 + (i % 3) * 70, -30 + Math.floor(i / 3) * 70, 15, INK.gold)),
      160,
    ),
    ...[
      [815, 210],
      [1390, 470],
      [190, 470],
    ].map(
      ([x = 0, y = 0]) =>
        disc(x, y, 58, INK.mustard) +
        disc(x, y, 46, '#fff1cc') +
        line(`M${x - 40} ${y}h80M${x - 20} ${y - 35}l40 70M${x + 20} ${y - 35}l-40 70`, INK.mustard, 6),
    ),
  ].join(''),
};

const harbor: Scene = {
  name: 'harbor-at-dusk',
  alt: 'Two people at a candlelit table above the harbor at dusk, with masts and a red sign across the water.',
  drawing: [
    rect(0, 0, 1600, 900, INK.navy),
    rect(0, 260, 1600, 180, '#7a3b4a') + rect(0, 340, 1600, 100, INK.rose),
    disc(430, 400, 96, INK.mustard),
    each(11, (i) => rect(700 + i * 82, 330 - ((i * 53) % 120), 74, 260, i % 2 ? INK.night : '#22365a')),
    each(34, (i) => rect(716 + (i % 17) * 52, 320 + ((i * 37) % 90), 12, 16, INK.mustard)),
    rect(880, 176, 300, 66, INK.night) +
      rect(894, 188, 272, 42, INK.brick, 8) +
      line('M920 242v60M1140 242v60', INK.night, 10),
    rect(0, 430, 1600, 300, INK.harbor),
    ripples(468, 6, '#1a6970'),
    each(5, (i) => line(`M${350 + i * 14 + (i % 2) * 10} ${456 + i * 34}h${160 - i * 26}`, INK.mustard, 9)),
    ...[150, 620].map(
      (x) =>
        shape(`M${x - 80} 540h170l-34 46h-110Z`, INK.paper) +
        line(`M${x} 540V300`, INK.paper, 7) +
        shape(`M${x + 8} 320l74 200h-74Z`, INK.sand),
    ),
    rect(0, 700, 1600, 200, INK.ink),
    rect(640, 690, 320, 20, INK.sand) + rect(790, 710, 20, 190, INK.sand),
    rect(790, 622, 20, 66, INK.paper) + shape('M800 576c22 26 12 44 0 44s-22-18 0-44Z', INK.mustard),
    ...[
      [560, 1],
      [1040, -1],
    ].map(([x = 0, side = 1]) =>
      at(
        x,
        0,
        `<g transform="scale(${side} 1)">` +
          disc(0, 560, 52, INK.wine) +
          shape(
            'M-74 900c-8-150 6-270 66-276 74-6 84 80 88 130l78 2v34l-112 6v104Z',
            side === 1 ? INK.brick : INK.gold,
          ) +
          line('M-96 900V700M-96 780h30', INK.sand, 14) +
          '</g>',
      ),
    ),
    shape('M700 690l10-64h30l10 64ZM860 690l10-64h30l10 64Z', INK.sky),
  ].join(''),
};

const crabFeast: Scene = {
  name: 'crab-feast',
  alt: 'A crab feast seen from above: steamed crabs, corn, mallets and pitchers on brown paper.',
  drawing: [
    rect(0, 0, 1600, 900, INK.mint),
    `<g transform="rotate(-2 800 450)">${rect(90, 90, 1420, 720, '#d9b27c')}${each(14, (i) => line(`M${140 + i * 100} 100v700`, '#cfa56b', 4))}</g>`,
    ...[
      [420, 330, -20],
      [700, 480, 12],
      [1010, 330, 30],
      [560, 640, 160],
      [1190, 590, -30],
      [880, 690, 8],
    ].map(([x = 0, y = 0, turn = 0]) => at(x, y, CRAB, turn, 1.15)),
    ...[
      [250, 590, 30],
      [1330, 300, -50],
      [820, 210, 80],
    ].map(([x = 0, y = 0, turn = 0]) =>
      at(
        x,
        y,
        rect(-110, -36, 220, 72, INK.mustard, 36) +
          each(9, (i) => line(`M${-84 + i * 21} -30v60`, INK.gold, 5)),
        turn,
      ),
    ),
    ...[
      [1400, 720, 40],
      [210, 220, -50],
    ].map(([x = 0, y = 0, turn = 0]) =>
      at(x, y, rect(-14, -150, 28, 220, INK.sand, 12) + rect(-66, -190, 132, 74, INK.wine, 12), turn),
    ),
    ...[
      [1420, 480],
      [640, 190],
    ].map(
      ([x = 0, y = 0]) =>
        disc(x, y, 74, INK.paper) +
        disc(x, y, 58, INK.gold) +
        disc(x - 16, y - 14, 20, INK.paper) +
        disc(x + 20, y + 8, 16, INK.paper),
    ),
    each(80, (i) =>
      disc(150 + ((i * 397) % 1300), 140 + ((i * 211) % 620), 4 + (i % 3), i % 2 ? INK.rust : INK.wine),
    ),
  ].join(''),
};

const market: Scene = {
  name: 'market-stall',
  alt: 'A market stall under a striped awning, with crates of peaches, corn, greens and tomatoes.',
  drawing: [
    rect(0, 0, 1600, 900, INK.sky),
    rect(0, 120, 1600, 780, '#a8c0cb'),
    each(5, (i) => line(`M${i * 400} 900V300a200 200 0 0 1 400 0v600`, INK.paper, 14)),
    rect(180, 330, 26, 500, INK.deep) + rect(1394, 330, 26, 500, INK.deep),
    each(10, (i) => shape(`M${140 + i * 132} 170h132v170a66 54 0 0 1-132 0Z`, i % 2 ? INK.paper : INK.brick)),
    rect(130, 150, 1340, 40, INK.rust, 8),
    rect(560, 420, 480, 96, INK.deep, 8) + line('M600 452h400M600 484h260', INK.sand, 10),
    disc(330, 520, 62, INK.wine) +
      shape('M222 720c0-120 50-150 108-150s108 30 108 150Z', INK.mustard) +
      shape('M262 500c0-70 136-70 136 0Z', INK.deep),
    rect(150, 700, 1300, 60, INK.gold) + rect(180, 760, 1240, 140, INK.harbor),
    ...[INK.rose, INK.mustard, '#4f8a5b', INK.brick].map((fill, crate) =>
      [
        each(15, (i) =>
          disc(500 + crate * 234 + (i % 6) * 34, 640 - Math.floor(i / 6) * 30 + (i % 2) * 8, 25, fill),
        ),
        each(6, (i) => disc(508 + crate * 234 + i * 32, 652, 8, INK.paper)),
        rect(474, 656, 216, 60, INK.sand).replace('474', String(474 + crate * 234)),
        line(`M${474 + crate * 234} 686h216`, INK.gold, 5),
      ].join(''),
    ),
    bulbs(206, 330, 1188, 60, 11),
  ].join(''),
};

export const FIRST_SCENES: readonly Scene[] = [monument, mezze, harbor, crabFeast, market];
