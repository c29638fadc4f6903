CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_verified_at` integer,
	`full_name` text NOT NULL,
	`password_hash` text,
	`google_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`plan` text DEFAULT 'free' NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`billing_cycle` text DEFAULT 'monthly' NOT NULL,
	`subscription_start` integer,
	`subscription_end` integer,
	`terms_to_come` text DEFAULT '[]' NOT NULL,
	`reminded_of` integer,
	`words_used` integer DEFAULT 0 NOT NULL,
	`words_limit` integer NOT NULL,
	`period_start` integer,
	`resets_at` integer NOT NULL,
	`alerted_at` integer DEFAULT 0 NOT NULL,
	`usage_alerts` integer DEFAULT true NOT NULL,
	`plan_updates` integer DEFAULT true NOT NULL,
	`product_updates` integer DEFAULT false NOT NULL,
	`marketing` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_google_id_unique` ON `users` (`google_id`);--> statement-breakpoint
CREATE INDEX `users_subscription_end` ON `users` (`subscription_end`);--> statement-breakpoint
CREATE TABLE `admin_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`admin_id` text NOT NULL,
	`secret_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`factor_at` integer,
	`confirmed_at` integer,
	`last_seen_at` integer,
	`user_agent` text,
	`country` text,
	FOREIGN KEY (`admin_id`) REFERENCES `admins`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `admin_sessions_expires_at` ON `admin_sessions` (`expires_at`);--> statement-breakpoint
CREATE INDEX `admin_sessions_admin_id` ON `admin_sessions` (`admin_id`);--> statement-breakpoint
CREATE TABLE `admins` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_login` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `admins_username_unique` ON `admins` (`username`);--> statement-breakpoint
CREATE TABLE `email_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `email_tokens_user_id` ON `email_tokens` (`user_id`);--> statement-breakpoint
CREATE INDEX `email_tokens_expires_at` ON `email_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`at` integer NOT NULL,
	`done_at` integer,
	`done_by` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `contact_messages_user_id` ON `contact_messages` (`user_id`);--> statement-breakpoint
CREATE INDEX `contact_messages_open` ON `contact_messages` (`at`,`id`) WHERE "contact_messages"."done_at" IS NULL;--> statement-breakpoint
CREATE INDEX `contact_messages_done` ON `contact_messages` (`done_at`,`id`) WHERE "contact_messages"."done_at" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `passwords_tried` (
	`id` text PRIMARY KEY NOT NULL,
	`times` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `passwords_tried_expires_at` ON `passwords_tried` (`expires_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`secret_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`google_at` integer,
	`google_id` text,
	`user_agent` text NOT NULL,
	`country` text,
	`confirmed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user_id` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expires_at` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `address_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`new_email` text NOT NULL,
	`session_id` text NOT NULL,
	`old_token_hash` text,
	`new_token_hash` text,
	`old_confirmed_at` integer,
	`new_confirmed_at` integer,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`closed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `address_changes_old_token_hash_unique` ON `address_changes` (`old_token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `address_changes_new_token_hash_unique` ON `address_changes` (`new_token_hash`);--> statement-breakpoint
CREATE INDEX `address_changes_user_id` ON `address_changes` (`user_id`);--> statement-breakpoint
CREATE INDEX `address_changes_expires_at` ON `address_changes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `authenticator_apps` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`admin_id` text,
	`secret` text NOT NULL,
	`last_step` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`attempts_since` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`admin_id`) REFERENCES `admins`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `authenticator_apps_user_id_unique` ON `authenticator_apps` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `authenticator_apps_admin_id_unique` ON `authenticator_apps` (`admin_id`);--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`admin_id` text,
	`name` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`synced` integer NOT NULL,
	`last_challenge_hash` text,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`admin_id`) REFERENCES `admins`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `passkeys_user_id` ON `passkeys` (`user_id`);--> statement-breakpoint
CREATE INDEX `passkeys_admin_id` ON `passkeys` (`admin_id`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`code_hash` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`admin_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`admin_id`) REFERENCES `admins`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recovery_codes_user_id` ON `recovery_codes` (`user_id`);--> statement-breakpoint
CREATE INDEX `recovery_codes_admin_id` ON `recovery_codes` (`admin_id`);--> statement-breakpoint
CREATE TABLE `ledger` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`at` integer NOT NULL,
	`words` integer NOT NULL,
	`reason` text NOT NULL,
	`run_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `ledger_user_at` ON `ledger` (`user_id`,`at`);--> statement-breakpoint
CREATE TABLE `network_days` (
	`id` text PRIMARY KEY NOT NULL,
	`words` integer DEFAULT 0 NOT NULL,
	`accounts` integer DEFAULT 0 NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `network_days_expires_at` ON `network_days` (`expires_at`);--> statement-breakpoint
CREATE TABLE `paid_texts` (
	`user_id` text NOT NULL,
	`fingerprint` text NOT NULL,
	`run_id` text NOT NULL,
	`least` integer NOT NULL,
	`most` integer NOT NULL,
	`correctable` integer NOT NULL,
	`corrected` integer DEFAULT 0 NOT NULL,
	`uses` integer DEFAULT 0 NOT NULL,
	`known` text NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `fingerprint`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `paid_texts_expires_at` ON `paid_texts` (`expires_at`);--> statement-breakpoint
CREATE TABLE `runs` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`text_hash` text NOT NULL,
	`words` integer NOT NULL,
	`delivered` integer,
	`state` text NOT NULL,
	`attempts` text DEFAULT '' NOT NULL,
	`network_day` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `runs_open` ON `runs` (`expires_at`) WHERE "runs"."state" = 'open';--> statement-breakpoint
CREATE INDEX `runs_open_of_user` ON `runs` (`user_id`) WHERE "runs"."state" = 'open';--> statement-breakpoint
CREATE INDEX `runs_created_at` ON `runs` (`created_at`);--> statement-breakpoint
CREATE TABLE `disagreements` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`expected` text,
	`found` text,
	`first_seen_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `disagreements_subject` ON `disagreements` (`subject`);--> statement-breakpoint
CREATE INDEX `disagreements_first_seen_at` ON `disagreements` (`first_seen_at`);--> statement-breakpoint
CREATE INDEX `disagreements_last_seen_at` ON `disagreements` (`last_seen_at`);--> statement-breakpoint
CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`kind` text NOT NULL,
	`reference` text,
	`provider_session_id` text,
	`provider_payment_id` text,
	`amount` integer,
	`currency` text,
	`at` integer NOT NULL,
	`received_at` integer NOT NULL,
	`handled_at` integer,
	`attention` text,
	`done_at` integer,
	`done_by` text
);
--> statement-breakpoint
CREATE INDEX `payment_events_provider_payment_id` ON `payment_events` (`provider_payment_id`);--> statement-breakpoint
CREATE INDEX `payment_events_attention` ON `payment_events` (`attention`) WHERE "payment_events"."attention" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `payment_events_unhandled` ON `payment_events` (`received_at`) WHERE "payment_events"."handled_at" IS NULL;--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`plan` text NOT NULL,
	`billing_cycle` text NOT NULL,
	`amount` integer NOT NULL,
	`status` text NOT NULL,
	`token_hash` text,
	`provider` text NOT NULL,
	`provider_session_id` text,
	`provider_payment_id` text,
	`paid_by` text,
	`duplicate_of` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`paid_at` integer,
	`activated_at` integer,
	`action` text,
	`subscription_start` integer,
	`term_start` integer,
	`term_end` integer,
	`words_carried` integer,
	`told_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_token_hash_unique` ON `payments` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_provider_payment_id_unique` ON `payments` (`provider_payment_id`);--> statement-breakpoint
CREATE INDEX `payments_user_id` ON `payments` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `payments_status` ON `payments` (`status`,`expires_at`);--> statement-breakpoint
CREATE INDEX `payments_provider_session_id` ON `payments` (`provider_session_id`);--> statement-breakpoint
CREATE TABLE `secret_urls` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`payment_id` text,
	`plan` text NOT NULL,
	`amount` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `secret_urls_user_id` ON `secret_urls` (`user_id`);--> statement-breakpoint
CREATE INDEX `secret_urls_expires_at` ON `secret_urls` (`expires_at`);--> statement-breakpoint
CREATE TABLE `blog_post_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`post` integer NOT NULL,
	FOREIGN KEY (`post`) REFERENCES `blog_posts`(`number`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `blog_post_slugs_post` ON `blog_post_slugs` (`post`);--> statement-breakpoint
CREATE TABLE `blog_post_tags` (
	`post` integer NOT NULL,
	`tag` text NOT NULL,
	`published` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`post`, `tag`),
	FOREIGN KEY (`post`) REFERENCES `blog_posts`(`number`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `blog_post_tags_tag` ON `blog_post_tags` (`tag`,`created_at`,`post`);--> statement-breakpoint
CREATE INDEX `blog_post_tags_published` ON `blog_post_tags` (`tag`,`published`,`created_at`,`post`);--> statement-breakpoint
CREATE TABLE `blog_posts` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`excerpt` text NOT NULL,
	`excerpt_written` integer NOT NULL,
	`author` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`published` integer DEFAULT false NOT NULL,
	`tags` text NOT NULL,
	`tag_slugs` text NOT NULL,
	`image_url` text,
	`words` integer NOT NULL,
	`text` text NOT NULL,
	`content` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `blog_posts_id_unique` ON `blog_posts` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `blog_posts_slug_unique` ON `blog_posts` (`slug`);--> statement-breakpoint
CREATE INDEX `blog_posts_created_at` ON `blog_posts` (`created_at`);--> statement-breakpoint
CREATE INDEX `blog_posts_published` ON `blog_posts` (`published`,`created_at`);--> statement-breakpoint
CREATE TABLE `alarms` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`since` integer NOT NULL,
	`last_at` integer NOT NULL,
	`times` integer NOT NULL,
	`admin` text,
	`place` text,
	`notifications` integer DEFAULT 0 NOT NULL,
	`notified_times` integer DEFAULT 0 NOT NULL,
	`hour_times` integer DEFAULT 0 NOT NULL,
	`done_at` integer,
	`done_by` text
);
--> statement-breakpoint
CREATE INDEX `alarms_since` ON `alarms` (`since`,`id`);--> statement-breakpoint
CREATE INDEX `alarms_last_at` ON `alarms` (`last_at`);--> statement-breakpoint
CREATE INDEX `alarms_open` ON `alarms` (`since`) WHERE "alarms"."done_at" IS NULL;--> statement-breakpoint
CREATE TABLE `mails` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`about` text NOT NULL,
	`sealed` text,
	`created_at` integer NOT NULL,
	`next_try_at` integer,
	`expires_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`delivery_error` text,
	`done_at` integer,
	`done_by` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mails_next_try_at` ON `mails` (`next_try_at`) WHERE "mails"."next_try_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `mails_created_at` ON `mails` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mails_user_id` ON `mails` (`user_id`);--> statement-breakpoint
CREATE TABLE `security_events` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`user_id` text,
	`admin` text,
	`about` text,
	`device` text NOT NULL,
	`country` text,
	`network` text NOT NULL,
	`times` integer DEFAULT 1 NOT NULL,
	`sent_times` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `security_events_unsent` ON `security_events` (`at`,`id`) WHERE "security_events"."times" > "security_events"."sent_times";--> statement-breakpoint
CREATE INDEX `security_events_admin` ON `security_events` (`admin`,`at`) WHERE "security_events"."admin" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `security_events_at` ON `security_events` (`at`,`id`);--> statement-breakpoint
CREATE INDEX `security_events_user_id` ON `security_events` (`user_id`,`at`,`id`);--> statement-breakpoint
CREATE TABLE `security_watch` (
	`id` text PRIMARY KEY NOT NULL,
	`scanned_until` integer NOT NULL
);--> statement-breakpoint
CREATE VIRTUAL TABLE `blog_search` USING fts5(`title`, `text`, content='', contentless_delete=1, tokenize='porter unicode61 remove_diacritics 2');--> statement-breakpoint
CREATE TRIGGER `blog_posts_added` AFTER INSERT ON `blog_posts` BEGIN
	INSERT INTO `blog_post_slugs` (`slug`, `post`) VALUES (new.`slug`, new.`number`);
	INSERT INTO `blog_post_tags` (`post`, `tag`, `published`, `created_at`) SELECT new.`number`, `value`, new.`published`, new.`created_at` FROM json_each(new.`tag_slugs`);
	INSERT INTO `blog_search` (`rowid`, `title`, `text`) VALUES (new.`number`, new.`title`, new.`text`);
END;--> statement-breakpoint
CREATE TRIGGER `blog_posts_renamed` AFTER UPDATE OF `slug` ON `blog_posts` WHEN new.`slug` <> old.`slug` BEGIN
	INSERT OR IGNORE INTO `blog_post_slugs` (`slug`, `post`) VALUES (new.`slug`, new.`number`);
END;--> statement-breakpoint
CREATE TRIGGER `blog_posts_tagged` AFTER UPDATE OF `tag_slugs`, `published`, `created_at` ON `blog_posts` BEGIN
	DELETE FROM `blog_post_tags` WHERE `post` = new.`number`;
	INSERT INTO `blog_post_tags` (`post`, `tag`, `published`, `created_at`) SELECT new.`number`, `value`, new.`published`, new.`created_at` FROM json_each(new.`tag_slugs`);
END;--> statement-breakpoint
CREATE TRIGGER `blog_posts_rewritten` AFTER UPDATE OF `title`, `text` ON `blog_posts` BEGIN
	DELETE FROM `blog_search` WHERE `rowid` = new.`number`;
	INSERT INTO `blog_search` (`rowid`, `title`, `text`) VALUES (new.`number`, new.`title`, new.`text`);
END;--> statement-breakpoint
CREATE TRIGGER `blog_posts_deleted` AFTER DELETE ON `blog_posts` BEGIN
	DELETE FROM `blog_search` WHERE `rowid` = old.`number`;
END;
