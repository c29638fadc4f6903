CREATE TABLE `alarms` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`since` integer NOT NULL,
	`last_at` integer NOT NULL,
	`times` integer NOT NULL,
	`admin` text,
	`place` text,
	`tellings` integer DEFAULT 0 NOT NULL,
	`done_at` integer,
	`done_by` text
);
--> statement-breakpoint
CREATE INDEX `alarms_since` ON `alarms` (`since`,`id`);--> statement-breakpoint
CREATE INDEX `alarms_last_at` ON `alarms` (`last_at`);--> statement-breakpoint
CREATE INDEX `alarms_open` ON `alarms` (`since`) WHERE "alarms"."done_at" IS NULL;--> statement-breakpoint
CREATE TABLE `security_watch` (
	`id` text PRIMARY KEY NOT NULL,
	`looked_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `security_events` ADD `sent_times` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `security_events_unsent` ON `security_events` (`at`,`id`) WHERE "security_events"."times" > "security_events"."sent_times";--> statement-breakpoint
CREATE INDEX `security_events_admin` ON `security_events` (`admin`,`at`) WHERE "security_events"."admin" IS NOT NULL;