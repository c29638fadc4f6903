import { brand } from './brand.ts';
import { descriptions, type RenderedPage } from './descriptions.ts';
import { type PageName, pageNames, pages } from './pages.ts';

/** Pages with a picture for link previews. `npm run pictures` draws it from these words. */
export type PicturedPage = RenderedPage | 'blog';

export const pictureSize = { width: 1200, height: 630 } as const;

export const blogDescription = `Plain English, why some prose sounds machine-written, and how ${brand.name} works.`;

const isPictured = (name: PageName): name is PicturedPage => name in descriptions || name === 'blog';

export const picturedPages = pageNames.filter(isPictured);

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function sharePicture(name: PicturedPage) {
  const title = capitalised(pages[name].title.replace(` · ${brand.name}`, '').replace(`${brand.name}: `, ''));
  return {
    path: `/share/${name}.png`,
    title,
    description: name === 'blog' ? blogDescription : descriptions[name],
    alt: `${brand.name}: ${title}`,
  };
}

export type ShareTag = [property: string, content: string];

/** Returns the meta tags of a page's picture. */
export function pictureTags(name: PicturedPage): ShareTag[] {
  const { path, alt } = sharePicture(name);
  return [
    ['og:image', brand.origin + path],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(pictureSize.width)],
    ['og:image:height', String(pictureSize.height)],
    ['og:image:alt', alt],
  ];
}
