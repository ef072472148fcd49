/** Ground, pattern tint, main ink and second ink of each palette: the same values as in cover.module.css. */
export const PALETTES = [
  { ground: '#c8401d', tint: '#b53716', mark: '#fff4df', second: '#8a230c' },
  { ground: '#0f5257', tint: '#186268', mark: '#f2b632', second: '#0b3a3e' },
  { ground: '#f2b632', tint: '#e6a41d', mark: '#a93413', second: '#fff1cc' },
  { ground: '#f3e3c3', tint: '#e9d4aa', mark: '#0f5257', second: '#f2a93b' },
  { ground: '#8fc1b5', tint: '#7fb4a8', mark: '#12363a', second: '#e8632f' },
  { ground: '#f0a58f', tint: '#e79681', mark: '#7a1f0b', second: '#fff1dc' },
  { ground: '#1d2f4f', tint: '#28406a', mark: '#f3e3c3', second: '#c8401d' },
  { ground: '#b9cdd6', tint: '#a8c0cb', mark: '#b93a19', second: '#fff7e8' },
] as const;
