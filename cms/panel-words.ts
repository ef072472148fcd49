/** Our wording for Payload's lists and pages. */
export const PANEL_WORDS = {
  // In checkbox cells, which Payload writes in lowercase.
  true: 'Yes',
  false: 'No',
  or: 'or',
  untitled: 'No name yet',
  updatedAt: 'Last changed',
  lastModified: 'Last changed',
  dashboard: 'Your work',
  backToDashboard: 'Back to your work',
  createdAt: 'Created',
  payloadSettings: 'Your settings',
  sorryNotFound: 'There’s no page at this address.',
  noLabel: 'None',
  selectValue: 'Pick one',
  creatingNewLabel: 'New {{label}}',
  schedulePublishFor: 'Schedule “{{title}}”',
  noDateSelected: 'Pick a day and a time.',
  upcomingEvents: 'Scheduled so far',
  noUpcomingEventsScheduled: 'Nothing yet.',
  noResultsFound: 'Nothing to show.',
  // In Payload's dialogs without a specific verb.
  confirm: 'Go ahead',
  confirmDeletion: 'Delete for good?',
  aboutToDelete: 'This deletes the {{label}} <1>{{title}}</1>. You can’t undo it.',
  aboutToDeleteCount_one: 'This deletes {{count}} {{label}}. You can’t undo it.',
  aboutToDeleteCount_other: 'This deletes {{count}} {{label}}. You can’t undo it.',
  noResultsDescription: 'This list is empty, or nothing in it matches your search and filters.',
} as const;

/** Wording for scheduled publishing. Payload offers to unpublish a document without changes to publish. */
export const SCHEDULE_WORDS = {
  schedulePublish: 'Schedule',
  type: 'What happens then',
  publish: 'Publish',
  unpublish: 'Unpublish (take it down)',
  confirmUnpublish: 'Take it down?',
  aboutToUnpublish: 'Readers won’t find it anymore. What you last saved stays here as a draft.',
  confirmRevertToSaved: 'Go back to what readers see?',
  aboutToRevertToPublished:
    'The draft goes back to what readers see. As you last saved it, it stays in the list of versions.',
  // In lists, as its own page says it.
  draftHasPublishedVersion: 'Changed',
  scheduledSuccessfully: 'Scheduled. The list below says what happens, and when.',
} as const;

/** Errors of a whole form; and the message for signed-in users without access to a page. */
export const PANEL_ERRORS = {
  correctInvalidFields: 'We couldn’t save this. Look at the fields in red.',
  // Payload lists the fields after the colon.
  followingFieldsInvalid_one: 'Not saved yet. Look at this field:',
  followingFieldsInvalid_other: 'Not saved yet. Look at these fields:',
  noFilesUploaded: 'Pick a file first.',
  invalidFileType: 'We can’t take this kind of file.',
  invalidFileTypeValue: 'We can’t take this kind of file: {{value}}',
  problemUploadingFile: 'We couldn’t store the file. Try again.',
  usernameAlreadyRegistered: 'Somebody has this username already. Pick another.',
  userEmailAlreadyRegistered: 'Somebody has this email already.',
  valueMustBeUnique: 'Something else has this already. It has to be the only one.',
  notAllowedToPerformAction: 'Your role doesn’t allow this.',
  unspecific: 'That didn’t work. Try again.',
  unknown: 'That didn’t work. Try again.',
  unauthorized: 'This page isn’t open to you.',
  notAllowedToAccessPage:
    'Nobody with your role works here. Go back, or log out and sign in as somebody else.',
} as const;

/** Errors of a field, shown beside it. */
export const PANEL_VALIDATION = {
  required: 'Fill this in.',
  longerThanMin: 'Use at least {{minLength}} characters.',
  shorterThanMax: 'Use at most {{maxLength}} characters.',
  enterNumber: 'Use a number.',
  greaterThanMax: '{{value}} is too much. The most is {{max}}.',
  lessThanMin: '{{value}} is too little. The least is {{min}}.',
  emailAddress: 'Use a whole email address, like ana@example.com.',
  username: 'Use letters, numbers, hyphens, periods and underscores.',
  notValidDate: 'We can’t read “{{value}}” as a date.',
  invalidInput: 'We can’t use this. Try it another way.',
  invalidSelection: 'We no longer have this one. Pick another.',
  invalidSelections: 'We no longer have these:',
  limitReached: 'That’s the most: {{max}}.',
  requiresAtLeast: 'Add at least {{count}}.',
  requiresNoMoreThan: 'Keep it to {{count}}.',
  validUploadID: 'Pick a picture.',
} as const;
