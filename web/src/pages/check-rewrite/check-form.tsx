import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { checkRewriteCopy as copy } from '#content/check-rewrite.ts';
import { call } from '#api-client';
import { onForgotten } from '#browser/storage.ts';
import { paths } from '#navigation/paths.ts';
import { handOver } from '#tool/workspace/handed-over.ts';
import { failureSentence } from '#words/failures.ts';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/form-error.tsx';

type TextProps = { label: string; hint: string; value: string; onChange: (value: string) => void };

function TextToCompare({ label, hint, value, onChange }: TextProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className="field-input"
        rows={9}
        dir="auto"
        value={value}
        placeholder={hint}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

const noTexts = { source: '', rewrite: '' };

/** What was last written here, for a user who comes back from the result. It is kept in memory only. */
let written = noTexts;
onForgotten(() => void (written = noTexts));

/** Takes both texts and opens the result in the tool, where changes can be reviewed and the text copied. */
export function CheckForm() {
  const [{ source, rewrite }, setTexts] = useState(written);
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const isReady = source.trim() !== '' && rewrite.trim() !== '';

  function write(text: Partial<typeof noTexts>) {
    written = { ...written, ...text };
    setTexts(written);
  }

  async function check(event: FormEvent) {
    event.preventDefault();
    if (!isReady || busy) return;
    if (source.trim() === rewrite.trim()) return setTrouble(copy.same);
    setBusy(true);
    const answer = await call('POST /api/check-rewrite', { body: { text: source, rewrite } });
    setBusy(false);
    if (!answer.ok) return setTrouble(failureSentence(answer, copy.notChecked));
    handOver({ source, result: answer.data });
    void navigate(paths.home);
  }

  return (
    <form className="check-form rule-above stack-4" onSubmit={check}>
      <p className="without-script">{copy.withoutScript}</p>
      <div className="two-up with-script">
        <TextToCompare
          label={copy.source}
          hint={copy.sourceHint}
          value={source}
          onChange={(text) => write({ source: text })}
        />
        <TextToCompare
          label={copy.rewrite}
          hint={copy.rewriteHint}
          value={rewrite}
          onChange={(text) => write({ rewrite: text })}
        />
      </div>
      <FormError>{trouble}</FormError>
      <div className="actions with-script">
        <Button type="submit" busy={busy} aria-disabled={!isReady}>
          {busy ? copy.checking : copy.check}
        </Button>
        <span className="soft small">{copy.free}</span>
      </div>
    </form>
  );
}
