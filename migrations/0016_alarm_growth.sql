ALTER TABLE `alarms` ADD `told_times` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `alarms` ADD `hour_times` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `alarms` SET `told_times` = iif(`tellings` > 0, `times`, 0), `hour_times` = `times`;
