/** Shapes of the sample's pictures, each in a 100 x 100 square; `$` is the background color. */
export const PICTURE_SHAPES: Readonly<Record<string, string>> = {
  books: `<rect x="8" y="22" width="16" height="66" rx="2"/><rect x="27" y="12" width="20" height="76" rx="2"/>
    <rect x="50" y="30" width="12" height="58" rx="2"/><rect x="66" y="20" width="17" height="70" rx="2" transform="rotate(-12 74 55)"/>
    <path fill="$" d="M11 32h10v4H11zM31 24h12v4H31zM31 72h12v4H31zM52 42h8v3h-8z"/>`,
  wheels: `<path fill="none" stroke="currentColor" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"
    d="M24 64 42 36h26l-22 28H24Zm18-28 4 28M36 30h12M68 36l10 28M68 36l-3-10h9"/>
    <g fill="none" stroke="currentColor" stroke-width="5"><circle cx="24" cy="64" r="19"/><circle cx="78" cy="64" r="19"/></g>`,
  bowls: `<path d="M10 50h56a28 30 0 0 1-18 28v6H28v-6A28 30 0 0 1 10 50Z"/><path d="M52 20h40a20 24 0 0 1-14 22v5H66v-5A20 24 0 0 1 52 20Z" opacity=".75"/>
    <path fill="$" d="M16 57h44l-2 4H18zM57 26h30l-1 3H58z"/>`,
  pipes: `<path fill="none" stroke="currentColor" stroke-width="13" stroke-linejoin="round" d="M12 26h38v48h38"/>
    <path d="M8 15h9v22H8zM83 63h9v22h-9zM38 46h24v9H38z"/><path d="M50 4c5 7 7 9 7 12a7 7 0 0 1-14 0c0-3 2-5 7-12Z" opacity="0"/>
    <path d="M78 12c6 9 9 12 9 17a9 9 0 0 1-18 0c0-5 3-8 9-17Z"/>`,
  flowers: `<path fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" d="M50 92V46M50 78C36 76 30 66 26 58M50 80c14-2 20-12 24-22"/>
    <g><circle cx="50" cy="14" r="11"/><circle cx="34" cy="26" r="11"/><circle cx="66" cy="26" r="11"/><circle cx="40" cy="43" r="11"/><circle cx="60" cy="43" r="11"/></g>
    <circle cx="50" cy="29" r="8" fill="$"/><circle cx="24" cy="54" r="8"/><circle cx="76" cy="54" r="8"/>`,
  stripes: `<rect x="34" y="18" width="32" height="64" fill="#fbf7f0"/><path d="M34 30 66 18v14L34 46zM34 56l32-14v14L34 72zM34 82l32-16v14l-6 2z"/>
    <rect x="28" y="8" width="44" height="12" rx="5" fill="#e2a021"/><rect x="28" y="80" width="44" height="12" rx="5" fill="#e2a021"/>`,
  frames: `<path fill-rule="evenodd" d="M8 14h50v64H8zm8 8v48h34V22z"/><path d="M20 64l9-18 7 10 5-7 7 15z"/><circle cx="40" cy="33" r="5"/>
    <path fill-rule="evenodd" d="M64 30h30v38H64zm6 6v26h18V36z"/>`,
};
