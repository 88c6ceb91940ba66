-- Says on commit that there are jobs for the queue to take over.
CREATE FUNCTION outbox_after_insert() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  PERFORM pg_notify('outbox', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER outbox_after_insert AFTER INSERT ON outbox
FOR EACH STATEMENT EXECUTE FUNCTION outbox_after_insert();
