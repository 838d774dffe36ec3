import { Session } from 'node:inspector';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { serve } from '../threads/serve.ts';

const fonts = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf');

/** Pixels of a picture for one of its own: sharp on the screens of phones. */
const zoom = 2;

const self = new Session();
self.connect();

/** The pixels of a picture lie outside of what V8 counts: some 60 MB of them would wait for it to look by itself. */
function giveBack(): void {
  self.post('HeapProfiler.collectGarbage');
}

function draw(svg: string): Uint8Array {
  const picture = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: zoom },
    font: {
      loadSystemFonts: false,
      fontFiles: ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((file) => join(fonts, file)),
      defaultFontFamily: 'DejaVu Sans',
    },
  });
  return picture.render().asPng();
}

/** Draws one picture after the other, with the fonts that come along and no others. */
serve(draw, giveBack);
