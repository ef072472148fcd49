/** What `usePartners` fetches, in one piece. */
export { PartnerCards } from './partner-cards.tsx';
export { PartnerPicture } from './partner-picture.tsx';
