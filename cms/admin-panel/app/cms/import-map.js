import { ReadOnlyNote as ReadOnlyNote_aec441c3c9553beb0a59e958a390b801 } from '../../../admin-panel/desk/read-only-note.tsx'
import { RelatedCell as RelatedCell_af61946c06a4dc526731851e3a1d5f73 } from '../../../admin-panel/desk/list-cells.tsx'
import { PinField as PinField_5cb509be9768cd0b4d073577d3197389 } from '../../../admin-panel/places/pin-field.tsx'
import { WeekField as WeekField_a370983ebb39a2ee898bcafc7ff94060 } from '../../../admin-panel/places/week-field.tsx'
import { MomentCell as MomentCell_af61946c06a4dc526731851e3a1d5f73 } from '../../../admin-panel/desk/list-cells.tsx'
import { DateDiff as DateDiff_032ebb7102ebbc56c9f7727afbb17068 } from '../../../admin-panel/versions/date-diff.tsx'
import { ClockField as ClockField_c7be9af711f2a89f1e30432d42e0eab9 } from '../../../admin-panel/desk/clock-field.tsx'
import { ComingHolidays as ComingHolidays_d39deb72a22081e7282c5d063defc587 } from '../../../admin-panel/places/coming-holidays.tsx'
import { SpecialDayLabel as SpecialDayLabel_fcc44d04f87751a429614a8fadba44f7 } from '../../../admin-panel/places/special-day-label.tsx'
import { RowLabel as RowLabel_59b2fe681215ac36148f307eb6776f7f } from '../../../admin-panel/row-label/row-label.tsx'
import { PlaceOrigins as PlaceOrigins_922fcab0f41e356c241ed43c043e877a } from '../../../admin-panel/imports/place-origins.tsx'
import { MomentField as MomentField_eaa6b93625088c055c49e2f37cc8d15e } from '../../../admin-panel/desk/day-field.tsx'
import { NoDiff as NoDiff_efb2a14f6cd7f9e37b97b91eb2168ea4 } from '../../../admin-panel/versions/no-diff.tsx'
import { StatusCell as StatusCell_a25ce44fbec5f933431a829813ab2ffa } from '../../../admin-panel/versions/status-cell.tsx'
import { ListCsv as ListCsv_6d58862b6b1f31fe9aebfd128c0291ef } from '../../../admin-panel/desk/list-csv.tsx'
import { KeepWords as KeepWords_0c14274ab6e65e6e7e7c0147dfdaef34 } from '../../../admin-panel/words/keep-words.tsx'
import { SavedAt as SavedAt_113a192eb448f871103867f85ffe6e72 } from '../../../admin-panel/desk/saved-at.tsx'
import { TakeDown as TakeDown_75b44ef2708acd738e9fbdfbb4910f57 } from '../../../admin-panel/publish/take-down.tsx'
import { VersionList as VersionList_f76698805b06926d2d8e73d0f4724022 } from '../../../admin-panel/versions/version-list.tsx'
import { VersionPage as VersionPage_42b53dd1722ca11fbe91f2090aeac0ba } from '../../../admin-panel/versions/version-page.tsx'
import { NamesCell as NamesCell_af61946c06a4dc526731851e3a1d5f73 } from '../../../admin-panel/desk/list-cells.tsx'
import { JsonField as JsonField_02a44bd2f95f080b3bcfd8458da499a2 } from '../../../admin-panel/desk/json-field.tsx'
import { DinerField as DinerField_1860d966246ebfab02eba8b3ef9b9aa4 } from '../../../admin-panel/queue/diner.tsx'
import { DayCell as DayCell_af61946c06a4dc526731851e3a1d5f73 } from '../../../admin-panel/desk/list-cells.tsx'
import { DayField as DayField_eaa6b93625088c055c49e2f37cc8d15e } from '../../../admin-panel/desk/day-field.tsx'
import { AddSynonymLink as AddSynonymLink_c554a0933e7e4a71d3da395de0bbfee8 } from '../../../admin-panel/search-index/add-synonym-link.tsx'
import { SavedMaps as SavedMaps_cc167660b03989191620c85e2299382e } from '../../../admin-panel/imports/saved-maps.tsx'
import { PlanCell as PlanCell_2bf0e63fdfe5e474b171e2f4cccbe2ec } from '../../../admin-panel/imports/plan-link.tsx'
import { PlanField as PlanField_2bf0e63fdfe5e474b171e2f4cccbe2ec } from '../../../admin-panel/imports/plan-link.tsx'
import { LinkUsesCell as LinkUsesCell_920950551feb9cba8a5d12da37e63602 } from '../../../admin-panel/links/link-uses.tsx'
import { LinkUsesField as LinkUsesField_920950551feb9cba8a5d12da37e63602 } from '../../../admin-panel/links/link-uses.tsx'
import { CheckLink as CheckLink_2ba719550926a09ac17cec0b255ef1c3 } from '../../../admin-panel/links/check-link.tsx'
import { LastCheck as LastCheck_8be9b5817194e8588da985510dc31843 } from '../../../admin-panel/links/last-check.tsx'
import { LeaveLock as LeaveLock_c2a9604cc75fca181417a9639b1421ab } from '../../../admin-panel/lock/leave-lock.tsx'
import { TextLength as TextLength_7b9d569cb924eb433f6d6358e65f1133 } from '../../../admin-panel/text-length/text-length.tsx'
import { UsedCategories as UsedCategories_73075a5a6a7c0e4ae9eb0b9d40a83c56 } from '../../../admin-panel/categories/used-categories.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { WritingFeature as WritingFeature_c73cad0fc147287e935f4c91451984ec } from '../../../admin-panel/writing/writing-feature.ts'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PlaceField as PlaceField_e5d33a8649fd41d3f154268aed586685 } from '../../../admin-panel/desk/pick-field.tsx'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ProseDiff as ProseDiff_843d71c0d0d2b210144edf6315ea4d67 } from '../../../admin-panel/versions/prose-diff.tsx'
import { ScheduleControl as ScheduleControl_21ab29bd4c92576bf4b6e36f35ff2d81 } from '../../../admin-panel/schedule/schedule-control.tsx'
import { PublishAfterSave as PublishAfterSave_fb782c9e44dd66ad6adeb6f1a7f56f2e } from '../../../admin-panel/publish/publish-after-save.tsx'
import { StartView as StartView_26f8f13658dcdfec7ddb9276644829a2 } from '../../../admin-panel/start/start-view.tsx'
import { NameField as NameField_e5d33a8649fd41d3f154268aed586685 } from '../../../admin-panel/desk/pick-field.tsx'
import { PictureUses as PictureUses_274e256b0f989d0a2e1ae0e6556fbb05 } from '../../../admin-panel/pictures/picture-uses.tsx'
import { RequiredLabel as RequiredLabel_dacab91d69130fbae96bfea4997dc8d0 } from '../../../admin-panel/desk/required-label.tsx'
import { FlightState as FlightState_77e9754c37c7684d6bc24a5e73f358a9 } from '../../../admin-panel/ads/flight-state.tsx'
import { ProofField as ProofField_eeaf261229246bf7b0ee4bf4cf42c472 } from '../../../admin-panel/second-factor/proof-field.tsx'
import { SecondFactorField as SecondFactorField_baec8441fdc0927db052dd28600d7438 } from '../../../admin-panel/second-factor/second-factor-field.tsx'
import { EmailField as EmailField_3817bf644402e67bfe6577f60ef982de } from '@payloadcms/ui'
import { StartFromWeek as StartFromWeek_0841c2421d0aabd6ee932308e036b288 } from '../../../admin-panel/newsletter/send-control.tsx'
import { SendControl as SendControl_0841c2421d0aabd6ee932308e036b288 } from '../../../admin-panel/newsletter/send-control.tsx'
import { NoPublishButton as NoPublishButton_0841c2421d0aabd6ee932308e036b288 } from '../../../admin-panel/newsletter/send-control.tsx'
import { SignUpPlaceCell as SignUpPlaceCell_af61946c06a4dc526731851e3a1d5f73 } from '../../../admin-panel/desk/list-cells.tsx'
import { Mark as Mark_3769f6c059c65242f0f6a71983b73e7d } from '../../../admin-panel/brand/mark.tsx'
import { Logo as Logo_0cafb6a184ec2b2ec431ecb63528acc3 } from '../../../admin-panel/brand/logo.tsx'
import { WorkDesk as WorkDesk_4ba2d0a8868fecfa969e0199f0d65284 } from '../../../admin-panel/front-page/work-desk.tsx'
import { DeskLinks as DeskLinks_cdab94b077349f4763004399571bfd97 } from '../../../admin-panel/desk/desk-links.tsx'
import { DeskMenu as DeskMenu_fe33ce5b0dffc94fa30d0fb39a095fda } from '../../../admin-panel/desk/desk-menu.tsx'
import { NameWidgets as NameWidgets_24405774893a1867238ab09c4a126441 } from '../../../admin-panel/barriers/name-widgets.tsx'
import { AnswerDrawers as AnswerDrawers_040258f9c54f65e5b1728dbdbb3dfcb7 } from '../../../admin-panel/writing/answer-drawers.tsx'
import { SignInView as SignInView_d6fd4ba3ea1a7d4fc46348c539ab58fe } from '../../../admin-panel/sign-in/sign-in-view.tsx'
import { DeskView as DeskView_f1e9b901bde4294bc1ddae7dd1313ba8 } from '../../../admin-panel/desk/desk-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin-panel/desk/read-only-note.tsx#ReadOnlyNote": ReadOnlyNote_aec441c3c9553beb0a59e958a390b801,
  "/admin-panel/desk/list-cells.tsx#RelatedCell": RelatedCell_af61946c06a4dc526731851e3a1d5f73,
  "/admin-panel/places/pin-field.tsx#PinField": PinField_5cb509be9768cd0b4d073577d3197389,
  "/admin-panel/places/week-field.tsx#WeekField": WeekField_a370983ebb39a2ee898bcafc7ff94060,
  "/admin-panel/desk/list-cells.tsx#MomentCell": MomentCell_af61946c06a4dc526731851e3a1d5f73,
  "/admin-panel/versions/date-diff.tsx#DateDiff": DateDiff_032ebb7102ebbc56c9f7727afbb17068,
  "/admin-panel/desk/clock-field.tsx#ClockField": ClockField_c7be9af711f2a89f1e30432d42e0eab9,
  "/admin-panel/places/coming-holidays.tsx#ComingHolidays": ComingHolidays_d39deb72a22081e7282c5d063defc587,
  "/admin-panel/places/special-day-label.tsx#SpecialDayLabel": SpecialDayLabel_fcc44d04f87751a429614a8fadba44f7,
  "/admin-panel/row-label/row-label.tsx#RowLabel": RowLabel_59b2fe681215ac36148f307eb6776f7f,
  "/admin-panel/imports/place-origins.tsx#PlaceOrigins": PlaceOrigins_922fcab0f41e356c241ed43c043e877a,
  "/admin-panel/desk/day-field.tsx#MomentField": MomentField_eaa6b93625088c055c49e2f37cc8d15e,
  "/admin-panel/versions/no-diff.tsx#NoDiff": NoDiff_efb2a14f6cd7f9e37b97b91eb2168ea4,
  "/admin-panel/versions/status-cell.tsx#StatusCell": StatusCell_a25ce44fbec5f933431a829813ab2ffa,
  "/admin-panel/desk/list-csv.tsx#ListCsv": ListCsv_6d58862b6b1f31fe9aebfd128c0291ef,
  "/admin-panel/words/keep-words.tsx#KeepWords": KeepWords_0c14274ab6e65e6e7e7c0147dfdaef34,
  "/admin-panel/desk/saved-at.tsx#SavedAt": SavedAt_113a192eb448f871103867f85ffe6e72,
  "/admin-panel/publish/take-down.tsx#TakeDown": TakeDown_75b44ef2708acd738e9fbdfbb4910f57,
  "/admin-panel/versions/version-list.tsx#VersionList": VersionList_f76698805b06926d2d8e73d0f4724022,
  "/admin-panel/versions/version-page.tsx#VersionPage": VersionPage_42b53dd1722ca11fbe91f2090aeac0ba,
  "/admin-panel/desk/list-cells.tsx#NamesCell": NamesCell_af61946c06a4dc526731851e3a1d5f73,
  "/admin-panel/desk/json-field.tsx#JsonField": JsonField_02a44bd2f95f080b3bcfd8458da499a2,
  "/admin-panel/queue/diner.tsx#DinerField": DinerField_1860d966246ebfab02eba8b3ef9b9aa4,
  "/admin-panel/desk/list-cells.tsx#DayCell": DayCell_af61946c06a4dc526731851e3a1d5f73,
  "/admin-panel/desk/day-field.tsx#DayField": DayField_eaa6b93625088c055c49e2f37cc8d15e,
  "/admin-panel/search-index/add-synonym-link.tsx#AddSynonymLink": AddSynonymLink_c554a0933e7e4a71d3da395de0bbfee8,
  "/admin-panel/imports/saved-maps.tsx#SavedMaps": SavedMaps_cc167660b03989191620c85e2299382e,
  "/admin-panel/imports/plan-link.tsx#PlanCell": PlanCell_2bf0e63fdfe5e474b171e2f4cccbe2ec,
  "/admin-panel/imports/plan-link.tsx#PlanField": PlanField_2bf0e63fdfe5e474b171e2f4cccbe2ec,
  "/admin-panel/links/link-uses.tsx#LinkUsesCell": LinkUsesCell_920950551feb9cba8a5d12da37e63602,
  "/admin-panel/links/link-uses.tsx#LinkUsesField": LinkUsesField_920950551feb9cba8a5d12da37e63602,
  "/admin-panel/links/check-link.tsx#CheckLink": CheckLink_2ba719550926a09ac17cec0b255ef1c3,
  "/admin-panel/links/last-check.tsx#LastCheck": LastCheck_8be9b5817194e8588da985510dc31843,
  "/admin-panel/lock/leave-lock.tsx#LeaveLock": LeaveLock_c2a9604cc75fca181417a9639b1421ab,
  "/admin-panel/text-length/text-length.tsx#TextLength": TextLength_7b9d569cb924eb433f6d6358e65f1133,
  "/admin-panel/categories/used-categories.tsx#UsedCategories": UsedCategories_73075a5a6a7c0e4ae9eb0b9d40a83c56,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/admin-panel/writing/writing-feature.ts#WritingFeature": WritingFeature_c73cad0fc147287e935f4c91451984ec,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin-panel/desk/pick-field.tsx#PlaceField": PlaceField_e5d33a8649fd41d3f154268aed586685,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin-panel/versions/prose-diff.tsx#ProseDiff": ProseDiff_843d71c0d0d2b210144edf6315ea4d67,
  "/admin-panel/schedule/schedule-control.tsx#ScheduleControl": ScheduleControl_21ab29bd4c92576bf4b6e36f35ff2d81,
  "/admin-panel/publish/publish-after-save.tsx#PublishAfterSave": PublishAfterSave_fb782c9e44dd66ad6adeb6f1a7f56f2e,
  "/admin-panel/start/start-view.tsx#StartView": StartView_26f8f13658dcdfec7ddb9276644829a2,
  "/admin-panel/desk/pick-field.tsx#NameField": NameField_e5d33a8649fd41d3f154268aed586685,
  "/admin-panel/pictures/picture-uses.tsx#PictureUses": PictureUses_274e256b0f989d0a2e1ae0e6556fbb05,
  "/admin-panel/desk/required-label.tsx#RequiredLabel": RequiredLabel_dacab91d69130fbae96bfea4997dc8d0,
  "/admin-panel/ads/flight-state.tsx#FlightState": FlightState_77e9754c37c7684d6bc24a5e73f358a9,
  "/admin-panel/second-factor/proof-field.tsx#ProofField": ProofField_eeaf261229246bf7b0ee4bf4cf42c472,
  "/admin-panel/second-factor/second-factor-field.tsx#SecondFactorField": SecondFactorField_baec8441fdc0927db052dd28600d7438,
  "@payloadcms/ui#EmailField": EmailField_3817bf644402e67bfe6577f60ef982de,
  "/admin-panel/newsletter/send-control.tsx#StartFromWeek": StartFromWeek_0841c2421d0aabd6ee932308e036b288,
  "/admin-panel/newsletter/send-control.tsx#SendControl": SendControl_0841c2421d0aabd6ee932308e036b288,
  "/admin-panel/newsletter/send-control.tsx#NoPublishButton": NoPublishButton_0841c2421d0aabd6ee932308e036b288,
  "/admin-panel/desk/list-cells.tsx#SignUpPlaceCell": SignUpPlaceCell_af61946c06a4dc526731851e3a1d5f73,
  "/admin-panel/brand/mark.tsx#Mark": Mark_3769f6c059c65242f0f6a71983b73e7d,
  "/admin-panel/brand/logo.tsx#Logo": Logo_0cafb6a184ec2b2ec431ecb63528acc3,
  "/admin-panel/front-page/work-desk.tsx#WorkDesk": WorkDesk_4ba2d0a8868fecfa969e0199f0d65284,
  "/admin-panel/desk/desk-links.tsx#DeskLinks": DeskLinks_cdab94b077349f4763004399571bfd97,
  "/admin-panel/desk/desk-menu.tsx#DeskMenu": DeskMenu_fe33ce5b0dffc94fa30d0fb39a095fda,
  "/admin-panel/barriers/name-widgets.tsx#NameWidgets": NameWidgets_24405774893a1867238ab09c4a126441,
  "/admin-panel/writing/answer-drawers.tsx#AnswerDrawers": AnswerDrawers_040258f9c54f65e5b1728dbdbb3dfcb7,
  "/admin-panel/sign-in/sign-in-view.tsx#SignInView": SignInView_d6fd4ba3ea1a7d4fc46348c539ab58fe,
  "/admin-panel/desk/desk-view.tsx#DeskView": DeskView_f1e9b901bde4294bc1ddae7dd1313ba8,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
