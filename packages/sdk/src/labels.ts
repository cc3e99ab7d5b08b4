export {
  type CodeField,
  codeLabel,
  type FieldName,
  fieldLabel,
  type Labels,
  type Language,
  type RecordName,
} from './labels/find-label.ts';
