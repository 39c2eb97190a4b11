// Exports a map as a picture file. The drawing on the page is copied with inlined styles, so that it looks the same anywhere.

const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'paint-order',
  'opacity',
  'text-anchor',
] as const;

/** The SVG element as a standalone file. Sizes are in CSS pixels unless `unit` says otherwise. */
export function svgFile(source: SVGSVGElement, size: { width: number; height: number; unit?: 'mm' }): string {
  const copy = source.cloneNode(true) as SVGSVGElement;
  const [from, to] = [source.querySelectorAll('*'), copy.querySelectorAll('*')];
  from.forEach((element, i) => {
    const target = to[i];
    if (!target) return;
    const style = getComputedStyle(element);
    target.setAttribute('style', STYLES.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';'));
    target.removeAttribute('class');
    // Inkscape 1.2 follows only the older name of the attribute.
    const href = target.getAttribute('href');
    if (href !== null) {
      target.setAttributeNS('http://www.w3.org/1999/xlink', 'xlink:href', href);
      // Every program follows it, and a picture is too large to be there twice.
      if (target.tagName === 'image') target.removeAttribute('href');
    }
  });
  copy.removeAttribute('class');
  copy.removeAttribute('style');
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', `${size.width}${size.unit ?? ''}`);
  copy.setAttribute('height', `${size.height}${size.unit ?? ''}`);
  const text = new XMLSerializer().serializeToString(copy);
  // Svelte leaves empty comments as markers.
  return `<?xml version="1.0" encoding="UTF-8"?>\n${text.replace(/<!---->/g, '')}\n`;
}

/** The picture in pixels. Rejects if the browser cannot create one of that size. */
export async function pngFile(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = new OffscreenCanvas(Math.round(width), Math.round(height));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/png' });
}

export function download(name: string, data: Blob | string, type = 'text/plain'): void {
  const url = URL.createObjectURL(typeof data === 'string' ? new Blob([data], { type }) : data);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
