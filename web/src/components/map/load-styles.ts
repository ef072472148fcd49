import cssUrl from 'maplibre-gl/dist/maplibre-gl.css?url';

/** Styles for the library's elements, in a separate file because no other page needs them. */
export async function loadStyles(): Promise<void> {
  if (document.querySelector(`link[href="${cssUrl}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = cssUrl;
  const loaded = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
  });
  document.head.append(link);
  await loaded;
}
