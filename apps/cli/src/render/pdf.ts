// Converts pictures to the pages of a PDF, as vectors and text rather than pixels.
import PDFDocument from 'pdfkit';
import svgToPdf from 'svg-to-pdfkit';
import { safe } from '../output.ts';
import { fontFile } from './fonts.ts';
import { pixelSize } from './raster.ts';

const POINTS_PER_INCH = 72;

/** The preferences that `displayTitle` begins: PDFKit has neither an option nor a type for the others. */
interface Rooted {
  readonly _root: {
    readonly data: { readonly ViewerPreferences: { readonly data: Record<string, unknown> } };
  };
}

/** What pages with the same picture share: PDFKit has no type for it. */
interface Page {
  readonly content: object;
  readonly resources: object;
  readonly dictionary: { readonly data: { Contents: object; Resources: object } };
}

/** Each picture is a page of its own size. Pages with the same picture share it. */
export async function toPdf(svgs: readonly string[], title: string): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    font: fontFile('regular'),
    // Without the time, the same pictures are the same file.
    info: { Title: safe(title), Producer: 'Railwright', CreationDate: new Date(0) },
    displayTitle: true,
    // Since version 1.6, a file can say how to print it.
    pdfVersion: '1.7',
  });
  // Viewers would else propose "fit to page", and everything here has its true size.
  (pdf as unknown as Rooted)._root.data.ViewerPreferences.data['PrintScaling'] = 'None';
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  pdf.registerFont('regular', fontFile('regular'));
  pdf.registerFont('bold', fontFile('bold'));
  const drawn = new Map<string, Page>();
  for (const svg of svgs) {
    const { width, height } = pixelSize(svg, POINTS_PER_INCH);
    pdf.addPage({ size: [width, height], margin: 0 });
    const page = pdf.page as unknown as Page;
    const same = drawn.get(svg);
    if (same) {
      page.dictionary.data.Contents = same.content;
      page.dictionary.data.Resources = same.resources;
      continue;
    }
    drawn.set(svg, page);
    svgToPdf(pdf, partRims(svg), 0, 0, {
      width,
      height,
      fontCallback: (_family, bold) => (bold ? 'bold' : 'regular'),
      warningCallback: () => undefined,
    });
  }
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** PDF has no `paint-order`: outlined text is drawn twice, first the outline and then the text; so are groups of it. */
function partRims(svg: string): string {
  return svg.replace(RIMMED, (_, tag: string, before: string, after: string, content: string) => {
    const attributes = `${before}${after}`;
    const letters = attributes.replace(/ stroke(-[a-z]+)?="[^"]*"/g, '');
    return `<${tag}${attributes}>${content}</${tag}><${tag}${letters}>${content}</${tag}>`;
  });
}

const RIMMED =
  /<(text|g)\b([^>]*) paint-order="stroke"([^>]*)>([^<]*|(?:<text\b[^>]*>[^<]*<\/text>\s*)*)<\/\1>/g;
