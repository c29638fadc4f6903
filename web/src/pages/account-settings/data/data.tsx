import { Section } from '#page-parts/section.tsx';
import { FormBehindButton } from '../forms/form-behind-button.tsx';
import type { PanelProps } from '../panel.ts';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';

export const DataPanel = ({ known, say, onDeleted, resumed }: PanelProps) => (
  <>
    <Section title="Your data" note={<p>Everything we keep about you. Your texts are not kept.</p>}>
      <ExportData say={say} />
    </Section>
    <Section
      title="Delete the account"
      note={<p>This is permanent: nobody can restore the account, not even we.</p>}
    >
      <div className="deletion">
        <FormBehindButton
          label="Delete Account"
          openAtFirst={resumed === 'delete-account'}
          onOpen={() => say(undefined)}
          closed={
            <p>
              Your profile, plan, words and devices are deleted immediately. Records of payments stay, without
              your name. You may want to export your data first.
            </p>
          }
        >
          {(close) => <DeleteAccount {...{ known, say, onDeleted }} onClose={close} />}
        </FormBehindButton>
      </div>
    </Section>
  </>
);
