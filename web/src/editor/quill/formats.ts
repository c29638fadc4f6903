import Quill, { Parchment } from 'quill/core.js';
import { BlockEmbed } from 'quill/blots/block.js';
import Blockquote from 'quill/formats/blockquote.js';
import Bold from 'quill/formats/bold.js';
import CodeBlock, { Code } from 'quill/formats/code.js';
import Header from 'quill/formats/header.js';
import Image from 'quill/formats/image.js';
import Indent from 'quill/formats/indent.js';
import Italic from 'quill/formats/italic.js';
import Link from 'quill/formats/link.js';
import List from 'quill/formats/list.js';
import Script from 'quill/formats/script.js';
import Strike from 'quill/formats/strike.js';
import Underline from 'quill/formats/underline.js';
import Video from 'quill/formats/video.js';
import { alignments, isPostImage, isPostLink, isPostVideo, palette, textSizes } from '#contract/post-html.ts';

/** Colours, sizes and alignments are classes, so that a post needs no inline style and each theme decides how they look. */
const { ClassAttributor, Scope } = Parchment;

const shades = palette.map((colour) => colour.slice(1));
const colour = new ClassAttributor('color', 'ql-color', { scope: Scope.INLINE, whitelist: shades });
const background = new ClassAttributor('background', 'ql-bg', { scope: Scope.INLINE, whitelist: shades });
const size = new ClassAttributor('size', 'ql-size', { scope: Scope.INLINE, whitelist: [...textSizes] });
const align = new ClassAttributor('align', 'ql-align', { scope: Scope.BLOCK, whitelist: [...alignments] });

class PostLink extends Link {
  static override create(value: string) {
    const node = super.create(value);
    // The page decides where a link opens, and the server which links it follows.
    node.removeAttribute('target');
    return node;
  }

  static override sanitize(address: string) {
    return isPostLink(address) ? address : this.SANITIZED_URL;
  }
}

class PostImage extends Image {
  static override sanitize(address: string) {
    return isPostImage(address) ? address : '//:0';
  }
}

class PostVideo extends Video {
  static override create(value: string) {
    const node = super.create(value);
    if (node instanceof Element) {
      node.removeAttribute('frameborder');
      node.setAttribute('title', 'Video');
    }
    return node;
  }

  static override sanitize(address: string) {
    return isPostVideo(address) ? address : 'about:blank';
  }
}

/** Content that the editor cannot write, such as a table. It stays unchanged: it can be moved and deleted, not edited. */
class Kept extends BlockEmbed {
  static override blotName = 'kept';
  static override tagName = 'div';
  static override className = 'kept';

  static override create(html: string) {
    const node = super.create(html);
    if (node instanceof HTMLElement) {
      node.innerHTML = html;
      node.contentEditable = 'false';
    }
    return node;
  }

  static override value(node: HTMLElement) {
    return node.innerHTML;
  }
}

export const keptElements = 'table, figure, hr';

export function registerFormats() {
  Quill.register(
    {
      'formats/align': align,
      'formats/background': background,
      'formats/blockquote': Blockquote,
      'formats/bold': Bold,
      'formats/code': Code,
      'formats/code-block': CodeBlock,
      'formats/color': colour,
      'formats/header': Header,
      'formats/image': PostImage,
      'formats/indent': Indent,
      'formats/italic': Italic,
      'formats/kept': Kept,
      'formats/link': PostLink,
      'formats/list': List,
      'formats/script': Script,
      'formats/size': size,
      'formats/strike': Strike,
      'formats/underline': Underline,
      'formats/video': PostVideo,
    },
    true,
  );
}
