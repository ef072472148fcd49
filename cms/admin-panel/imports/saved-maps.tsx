import { listSavedMaps } from '#cms/imports/map/saved-maps';
import { service } from '#cms/start/services';
import type { TextFieldServerProps } from 'payload';
import { FieldChoices } from '../desk/field-choices.tsx';

export async function SavedMaps({ path }: TextFieldServerProps) {
  const maps = await listSavedMaps(service('runtime').importFolder);
  return <FieldChoices label="Saved maps" path={path} values={maps.map(({ name }) => name)} />;
}
