import { useId, useState } from 'react';
import { inAddress } from '#humanizer/assistant/request.ts';
import { assistantCopy, assistants, longestPrefill } from '#content/tool/assistant.ts';
import { Button } from '#ui/button.tsx';
import { useCopying } from '#ui/copying.ts';
import { FormError } from '#ui/form-error.tsx';

type Props = {
  /** Says what is in the requests and who reads them. */
  reads?: string;
  requests: readonly string[];
  /** The same requests with shorter instructions, to fill in through a URL. */
  brief: readonly string[];
};

/** The request to copy, in parts if it is long, and the links to the assistants. */
export function RequestStep({ reads = assistantCopy.reads, requests, brief }: Props) {
  const [at, setAt] = useState(0);
  const [isRefused, setIsRefused] = useState(false);
  const { copied, copy } = useCopying();
  const id = useId();
  const request = requests[at] ?? '';

  const copyRequest = async () => setIsRefused(!(await copy(request)));

  return (
    <>
      <p className="soft">{reads}</p>
      {requests.length > 1 && (
        <fieldset className="line wrap">
          <legend className="visually-hidden">{assistantCopy.request}</legend>
          {requests.map((each, part) => (
            <label key={each}>
              <input type="radio" name={id} checked={part === at} onChange={() => setAt(part)} />{' '}
              {assistantCopy.part(part + 1, requests.length)}
            </label>
          ))}
        </fieldset>
      )}
      <div className="actions">
        <Button onClick={() => void copyRequest()}>
          {copied ? assistantCopy.copied : assistantCopy.copy}
        </Button>
      </div>
      <p className="actions">
        {assistants.map(({ name, address, prefill }) => {
          const filled = prefill === null ? '' : prefill + inAddress(brief[at] ?? request);
          const href = filled !== '' && filled.length <= longestPrefill ? filled : address;
          return (
            <a
              key={name}
              href={href}
              target="_blank"
              rel="noreferrer"
              onClick={() => href === address && void copyRequest()}
            >
              {assistantCopy.openIn(name, href === filled)}
            </a>
          );
        })}
      </p>
      <FormError>{isRefused && assistantCopy.notCopied}</FormError>
      <details>
        <summary>{assistantCopy.request}</summary>
        <textarea
          className="field-input"
          rows={6}
          readOnly
          value={request}
          aria-label={assistantCopy.request}
        />
      </details>
    </>
  );
}
