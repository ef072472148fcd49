import { Download } from 'lucide-react';
import { callPath } from '../../api/call.ts';
import { buttonClass } from '../../ui/button.tsx';
import { AccountSection } from './account-section.tsx';

/** Everything that the site keeps about the diner, as one file. */
export function DataDownload() {
  return (
    <AccountSection
      title="Your data"
      text="Everything we keep about you in one JSON file: account and email, devices, lists, and reviews with their photos."
    >
      <a href={callPath('downloadAccountData')} download className={buttonClass({ variant: 'outline' })}>
        <Download aria-hidden="true" />
        Download my data
      </a>
    </AccountSection>
  );
}
