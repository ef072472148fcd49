import type { AdminViewServerProps } from 'payload';
import { DeskView } from '../desk/desk-view.tsx';
import { ImportsDesk } from './imports-desk.tsx';
import { IMPORTS_PATH } from './imports-link.tsx';

/** The page "Imports" of the panel (decisions §11). */
export function ImportsView(props: AdminViewServerProps) {
  return (
    <DeskView {...props} title="Imports" path={IMPORTS_PATH} reader="data">
      <ImportsDesk />
    </DeskView>
  );
}
