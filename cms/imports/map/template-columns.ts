import { PLACE_STATUSES, TAGS } from '#contract/restaurants';
import type { MappedField } from './restaurant-fields.ts';

/** A column of the template, with the explanation shown to people who fill it in. */
export interface TemplateColumn {
  readonly header: string;
  readonly takes: string;
  readonly example: string;
}

/** The template's columns, in order. The type requires one per field. */
export const TEMPLATE_COLUMNS: Readonly<Record<MappedField | 'openingHours', TemplateColumn>> = {
  name: { header: 'Name', takes: 'The name on the sign', example: 'Pigtown Pierogi' },
  category: { header: 'Cuisine', takes: 'One cuisine', example: 'Polish' },
  neighborhood: {
    header: 'Neighborhood',
    takes: 'The neighborhood, as our lists spell it',
    example: 'Pigtown',
  },
  address: { header: 'Street address', takes: 'House number and street', example: '900 Washington Blvd' },
  fullAddress: {
    header: 'Full address',
    takes: 'The whole address in one line',
    example: '900 Washington Blvd, Baltimore, MD 21230',
  },
  phone: { header: 'Phone', takes: 'A phone number with its area code', example: '410-555-0114' },
  website: { header: 'Website', takes: 'A web address', example: 'https://pigtown-pierogi.example' },
  menuUrl: {
    header: 'Menu',
    takes: 'The web address of the menu',
    example: 'https://pigtown-pierogi.example/menu',
  },
  reservationUrl: {
    header: 'Reservations',
    takes: 'The web address for booking a table',
    example: 'https://pigtown-pierogi.example/book',
  },
  imageUrl: {
    header: 'Picture',
    takes: 'The web address of a picture',
    example: 'https://pigtown-pierogi.example/front.jpg',
  },
  rating: { header: 'Rating', takes: 'A number from 0 to 5', example: '4.5' },
  reviewCount: { header: 'Review count', takes: 'A whole number', example: '120' },
  priceRange: { header: 'Price', takes: '$, $$, $$$ or $$$$', example: '$$' },
  description: {
    header: 'Description',
    takes: 'A sentence or two, at least 10 characters',
    example: 'Boiled or fried, with a dozen fillings and a long counter.',
  },
  latitude: { header: 'Latitude', takes: 'Degrees north, as a decimal number', example: '39.2839' },
  longitude: {
    header: 'Longitude',
    takes: 'Degrees, as a decimal number with its minus sign',
    example: '-76.6337',
  },
  openingHours: {
    header: 'Hours',
    takes: 'Day, opening and closing time for each day, separated by semicolons',
    example: 'tue 11:00-21:00; fri 11:00-23:00; sat 17:00-01:00',
  },
  specialHours: {
    header: 'Special days',
    takes: 'Days with their own hours, separated by |; a date alone means closed',
    example: '2026-12-24 10:00-15:00|2026-12-25',
  },
  status: { header: 'Status', takes: PLACE_STATUSES.join(', '), example: 'open' },
  tags: {
    header: 'Tags',
    takes: `Any of these, separated by |: ${TAGS.join(', ')}`,
    example: 'kids|takeout',
  },
  dishes: {
    header: 'Known for',
    takes: 'Dishes as a menu lists them, separated by commas',
    example: 'Potato pierogi, Golumpki',
  },
  formerNames: {
    header: 'Former names',
    takes: 'Names the place had before, separated by |',
    example: 'Washington Lunch',
  },
  localFavorite: { header: 'Local favorite', takes: 'yes or no', example: 'yes' },
  lastVerifiedAt: {
    header: 'Last checked',
    takes: 'A date in the past, as year-month-day',
    example: '2026-01-31',
  },
  published: { header: 'Published', takes: 'yes or no; with no, only staff see the place', example: 'yes' },
};
