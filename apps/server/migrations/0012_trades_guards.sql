-- The history of a trade record is never changed.
CREATE TRIGGER trade_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON trade_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
