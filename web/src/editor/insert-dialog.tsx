import { type FormEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { imageTypes, insecureImage, isInsecureImage, isPostImage, isPostLink } from '#contract/post-html.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { FormError } from '#ui/form-error.tsx';
import type { RichText } from './quill/rich-text.ts';
import { videoAddress } from './video-address.ts';

export type Insertion = 'link' | 'picture' | 'video';

type Props = {
  what: Insertion;
  editor: RichText | undefined;
  onPicture: (file: File, alt: string) => void;
  onClose: () => void;
};

const titles: Record<Insertion, string> = { link: 'Link', picture: 'Image', video: 'Video' };

/** Adds https:// to a web address that was typed without it. */
const withScheme = (address: string) =>
  isPostLink(address) || !/^[\w-]+(?:\.[\w-]+)+/.test(address) ? address : `https://${address}`;

/** Marks the field that the dialog focuses when it opens; React's own property would focus it too early. */
const startHere = (field: HTMLInputElement | null) => field?.setAttribute('autofocus', '');

function Fields({ what, editor, onPicture, onClose }: Props) {
  const [address, setAddress] = useState('');
  const [words, setWords] = useState('');
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const [needsWords] = useState(() => what === 'picture' || (what === 'link' && !editor?.hasSelection()));

  /** Inserts the element, or returns what is wrong. */
  function insert(): string | undefined {
    const given = address.trim();
    if (what === 'video') {
      const video = videoAddress(given);
      if (video === undefined) return 'This is not the address of a YouTube or Vimeo video.';
      editor?.video(video);
    } else if (what === 'link') {
      const link = withScheme(given);
      if (!isPostLink(link)) return 'A link begins with https://, http://, mailto: or tel:.';
      editor?.link(link, words.trim() || link);
    } else if (file) onPicture(file, words.trim());
    else {
      if (isInsecureImage(given)) return insecureImage;
      if (!isPostImage(given)) return 'Choose a file, or give an address that begins with https://.';
      editor?.picture({ src: given, alt: words.trim(), width: 0, height: 0 });
    }
    return undefined;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    const wrong = insert();
    if (wrong === undefined) onClose();
    else setError(wrong);
  }

  return (
    <form className="form" onSubmit={submit} noValidate>
      {what === 'picture' && (
        <Field
          label="Image file"
          ref={startHere}
          type="file"
          accept={imageTypes.map((type) => `image/${type}`).join(',')}
          onChange={(event) => setFile(event.target.files?.[0])}
        />
      )}
      <Field
        label={what === 'picture' ? 'or its address' : 'Address'}
        type="url"
        {...(what !== 'picture' && { ref: startHere })}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      {needsWords && (
        <Field
          label={what === 'picture' ? 'Description for people who can’t see it' : 'Link text'}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      <FormError>{error}</FormError>
      <p className="actions">
        <Button type="submit">Insert</Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </p>
    </form>
  );
}

/** Rendered outside the post's form, since a form cannot contain another one. */
export const InsertDialog = (props: Props) =>
  createPortal(
    <Dialog title={titles[props.what]} onClose={props.onClose}>
      <Fields {...props} />
    </Dialog>,
    document.body,
  );
