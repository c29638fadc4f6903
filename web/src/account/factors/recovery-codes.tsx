import { brand } from '#contract/brand.ts';
import { download } from '#browser/download.ts';
import { CopyButton } from '#page-parts/copy-button.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

const inFile = (codes: readonly string[]) =>
  `${brand.name}: recovery codes\nEach works once, if you do not have your phone.\n\n${codes.join('\n')}\n`;

export const RecoveryCodes = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => (
  <Dialog title="Save your recovery codes" onClose={onClose}>
    <p>
      Each of these lets you in once if you do not have your phone. <strong>They are shown only once.</strong>{' '}
      Keep them somewhere safe: printed, or in a password manager. Without them and without your phone, nobody
      can let you in, not even us.
    </p>
    <ul className="recovery-codes stack-2" aria-label="Recovery codes">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
    <p className="actions">
      <CopyButton text={codes.join('\n')} label="codes" />
      <Button
        look="quiet"
        onClick={() =>
          download('recovery-codes.txt', new Blob([inFile(codes)], { type: 'text/plain;charset=utf-8' }))
        }
      >
        Save as a file
      </Button>
    </p>
    <p className="actions">
      <Button onClick={onClose}>I have saved them</Button>
    </p>
  </Dialog>
);
